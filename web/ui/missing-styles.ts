/** Addresses of style sheets that this page has asked for in vain. */
const missing = new Set<string>()

// Errors of elements do not rise, so they are taken on their way down.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || !target.relList.contains('stylesheet')) return
    missing.add(target.href)
    target.remove()
  },
  { capture: true },
)

/**
 * Loads code that brings style with it, after the style sheets that did not arrive before; rejects when one fails
 * again. The code's own loader asks for each sheet once in the life of a page, so a second attempt came without style.
 */
export async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  const wanted = [...missing]
  missing.clear()
  await Promise.all(wanted.map(addStyle))
  return load()
}

function addStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${address} did not arrive`)))
    document.head.append(link)
  })
}
