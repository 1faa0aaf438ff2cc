/** Style sheets that failed to load, and are no longer in the page. */
const missing = new Set<HTMLLinkElement>()

// Error events of elements do not bubble, so this listens in the capture phase.
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
 * Loads code that imports style sheets, then every style sheet that failed earlier. The bundler's loader requests each
 * sheet once per page, so a second attempt would otherwise render the code without styles. A sheet that fails again
 * does not block the page.
 */
export async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await Promise.all([...missing].map(fetchAgain))
  return part
}

function fetchAgain(sheet: HTMLLinkElement): Promise<unknown> {
  // Some browsers fire no further events on an element that has failed.
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
