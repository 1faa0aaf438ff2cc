import type { HydrationState } from 'react-router'

/** The element of the page that carries what its loaders answered, as JSON. */
export const pageDataElementId = 'page-data'

/** What the server rendered the page from, so that the browser starts from the same. */
export function readPageData(): HydrationState {
  const text = document.getElementById(pageDataElementId)?.textContent
  // The shop's own server wrote this element from the same type.
  return text ? (JSON.parse(text) as HydrationState) : {}
}
