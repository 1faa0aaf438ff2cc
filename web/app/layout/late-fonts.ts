/** The fonts that were late for the first page, loaded and not yet in use. */
let waiting: readonly FontFace[] = []

/**
 * Loads the fonts again, from the browser's cache, if they came after the first paint: with `font-display: optional`
 * the browser never uses those for this document, so that nothing moves.
 */
export async function loadLateFonts(): Promise<void> {
  await document.fonts.ready
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const areLate = performance
    .getEntriesByType('resource')
    .some((file) => file.name.endsWith('.woff2') && file.startTime + file.duration > (paint?.startTime ?? 0))
  if (!areLate) return
  const fonts = optionalFonts()
  await Promise.allSettled(fonts.map((font) => font.load()))
  waiting = fonts.filter(({ status }) => status === 'loaded')
}

/** Puts late fonts to use. Call it when a page is about to be painted for the first time. */
export function applyLateFonts(): void {
  for (const font of waiting) document.fonts.add(font)
  waiting = []
}

function optionalFonts(): FontFace[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const descriptor = (name: string) => rule.style.getPropertyValue(name)
      if (descriptor('font-display') !== 'optional') return []
      return new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
        weight: descriptor('font-weight'),
        stretch: descriptor('font-stretch') || 'normal',
      })
    }),
  )
}
