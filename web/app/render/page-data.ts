import type { HydrationState } from 'react-router'
import { learnWords } from '../../ui/values/long-words.ts'

/** Id of the element with the loaders' data, as JSON. */
export const pageDataElementId = 'page-data'

/** Id of the element with a page's `PageScripts`, as JSON. */
export const scriptsElementId = 'scripts'

/** Addresses of scripts, each after its imports. */
export interface PageScripts {
  /** Scripts of every page; the entry is the last. */
  readonly start: readonly string[]
  /** Further scripts of this page. */
  readonly page: readonly string[]
}

/** The loaders' data, and the long words of its names in the form of `hyphenationHeader`. */
interface PageData extends HydrationState {
  readonly words?: string
}

/** Returns the data that the server rendered the page from, for hydration. */
export function readPageData(): HydrationState {
  const text = document.getElementById(pageDataElementId)?.textContent
  // Our server wrote this element from the same type.
  const data = text ? (JSON.parse(text) as PageData) : {}
  learnWords(data.words)
  return data
}
