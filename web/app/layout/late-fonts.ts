/** Fonts that arrived too late for the first page: loaded, but not in use yet. */
let waiting: readonly FontFace[] = []

/**
 * Loads fonts again, from the browser's cache, if they arrived too late for the first page. With `font-display:
 * optional` the browser never uses late fonts in the current document, so that no text moves.
 */
export async function loadLateFonts(): Promise<void> {
  await document.fonts.ready
  const fonts = optionalFonts()
  if (!cameAfterPaint() && !fonts.some(({ family }) => isLoadedInVain(unquoted(family)))) return
  await Promise.allSettled(fonts.map((font) => font.load()))
  waiting = fonts.filter(({ status }) => status === 'loaded')
}

function cameAfterPaint(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return performance
    .getEntriesByType('resource')
    .some((file) => file.name.endsWith('.woff2') && file.startTime + file.duration > (paint?.startTime ?? 0))
}

/** Returns whether a font arrived before the first paint, but after the layout that gave it up. */
function isLoadedInVain(family: string): boolean {
  const hasCome = [...document.fonts].some(
    (font) => unquoted(font.family) === family && font.status === 'loaded',
  )
  const canvas = hasCome && document.createElement('canvas').getContext('2d')
  if (!canvas) return false
  const widthIn = (families: string) => {
    canvas.font = `700 100px ${families}`
    return canvas.measureText('Mil 1').width
  }
  return widthIn(`"${family}", serif`) === widthIn('serif')
}

/** Applies late fonts. Call it just before the first paint of another page. */
export function applyLateFonts(): void {
  for (const font of waiting) document.fonts.add(font)
  waiting = []
}

/** Removes the quotes that some browsers write around a family. */
function unquoted(family: string): string {
  return family.replaceAll('"', '')
}

function optionalFonts(): FontFace[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const descriptor = (name: string) => rule.style.getPropertyValue(name)
      if (descriptor('font-display') !== 'optional') return []
      return new FontFace(unquoted(descriptor('font-family')), descriptor('src'), {
        weight: descriptor('font-weight'),
        stretch: descriptor('font-stretch') || 'normal',
      })
    }),
  )
}
