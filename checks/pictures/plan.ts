type Tone = (red: number, green: number, blue: number) => readonly [number, number, number]

/** The composition of a photograph. */
export interface Plan {
  readonly name: string
  readonly tool: string
  readonly hangs: 'cut out' | 'whole' | 'either'
  readonly width?: number
  readonly height?: number
  /** The background's colour at a place, from 0 to 1 across and down. */
  readonly ground: (x: number, y: number) => readonly [number, number, number]
  /** The share of the shorter side that the tool covers. */
  readonly size?: number
  /** The place of the tool's centre. */
  readonly at?: readonly [number, number]
  readonly tone?: Tone
  /** Each shadow's darkness, softness (as a share of the shorter side) and distance. */
  readonly shadows?: readonly {
    readonly dark: number
    readonly soft: number
    readonly right: number
    readonly down: number
  }[]
  readonly noise?: number
  readonly blur?: number
  readonly quality?: number
  readonly hand?: boolean
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'alpha png' | 'cmyk jpeg'
  /** EXIF orientation. */
  readonly orientation?: 3 | 6 | 8
}

export const soft = [{ dark: 0.35, soft: 0.04, right: 0.02, down: 0.04 }]
export const contact = [
  { dark: 0.45, soft: 0.012, right: 0.006, down: 0.012 },
  { dark: 0.2, soft: 0.05, right: 0.02, down: 0.04 },
]
export const hard = [{ dark: 0.4, soft: 0.002, right: 0.04, down: 0.05 }]
export const whiter: Tone = (r, g, b) => [170 + r * 0.24, 170 + g * 0.24, 168 + b * 0.24]
export const darker: Tone = (r, g, b) => [r * 0.22 + 4, g * 0.22 + 4, b * 0.22 + 5]
export const glossy: Tone = (r, g, b) =>
  [r, g, b].map((v) => (v > 120 ? 255 - (255 - v) * 0.35 : v * 0.8)) as [number, number, number]
