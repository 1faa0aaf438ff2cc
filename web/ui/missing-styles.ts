/** Style sheets that this page has asked for in vain. They stand in it no more. */
const missing = new Set<HTMLLinkElement>()

// Errors of elements do not rise, so they are taken on their way down.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    missing.add(target)
    target.remove()
  },
  { capture: true },
)

/**
 * Loads code that brings style with it, and then the style sheets that did not arrive before, its own among them: the
 * code's own loader asks for each sheet once in the life of a page, so a second attempt came without style. A sheet
 * that never comes keeps no page away.
 */
export async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await Promise.all([...missing].map(fetchAgain))
  return part
}

function fetchAgain(sheet: HTMLLinkElement): Promise<unknown> {
  // An element that has failed tells of nothing any more in some browsers.
  const again = sheet.cloneNode() as HTMLLinkElement
  missing.delete(sheet)
  missing.add(again)
  return new Promise((settle) => {
    again.addEventListener('load', settle)
    again.addEventListener('error', settle)
    again.addEventListener('load', () => missing.delete(again))
    document.head.append(again)
  })
}
