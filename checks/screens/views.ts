/** A viewport and theme: phone, tablet or desktop, light or dark. */
export interface View {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  /** The width of the picture on the contact sheet. */
  readonly sheetWidth: number
}

const sizes = [
  { width: 360, height: 740, sheetWidth: 270 },
  { width: 768, height: 1024, sheetWidth: 400 },
  { width: 1280, height: 800, sheetWidth: 530 },
  { width: 1440, height: 900, sheetWidth: 600 },
] as const

/** The views, in the order of the contact sheet. */
export const views: readonly View[] = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((theme) => ({ ...size, theme })),
)
