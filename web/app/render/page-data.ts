import type { HydrationState } from 'react-router'

/** Id of the element with the loaders' data, as JSON. */
export const pageDataElementId = 'page-data'

/** Id of the element with the addresses of the page's scripts, as JSON; the entry is the first. */
export const scriptsElementId = 'scripts'

/** Returns the data that the server rendered the page from, for hydration. */
export function readPageData(): HydrationState {
  const text = document.getElementById(pageDataElementId)?.textContent
  // Our server wrote this element from the same type.
  return text ? (JSON.parse(text) as HydrationState) : {}
}
