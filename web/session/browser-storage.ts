/** Stands in while the browser refuses its storage (private windows, blocked site data): lasts one page. */
const forThisPage = new Map<string, string>()

/** Reads a value kept in the browser; null when there is none. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    // The browser keeps nothing for this site.
    return forThisPage.get(key) ?? null
  }
}

/** Keeps a value in the browser, or for this page only where the browser refuses; null removes it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // The browser keeps nothing for this site.
    if (value === null) forThisPage.delete(key)
    else forThisPage.set(key, value)
  }
}
