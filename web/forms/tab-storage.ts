/** Reads what this tab keeps; undefined when it keeps nothing usable under the key. */
export function readFromTab(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // The browser keeps nothing for this site, or somebody else's text stands there.
    return undefined
  }
}

/** Keeps a value as JSON until the tab is closed; undefined removes it. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The browser keeps nothing for this site: the form works, it only forgets when the page is left.
  }
}
