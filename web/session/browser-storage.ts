/** Replaces the browser's storage where it is blocked (private windows, site data): lasts one page. */
const forThisPage = new Map<string, string>()

/** Reads a stored value; null without one. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    // Storage is blocked for this site.
    return forThisPage.get(key) ?? null
  }
}

/** Stores a value in the browser, or for this page only where storage is blocked; null removes it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Storage is blocked for this site.
    if (value === null) forThisPage.delete(key)
    else forThisPage.set(key, value)
  }
}

/** Removes what this tab stored under keys that end with a person's email: what was typed and opened. */
export function forgetInTab(email: string): void {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.endsWith(email))
    for (const key of keys) window.sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked for this site: nothing was stored.
  }
}
