import type { Params } from 'react-router'
import type { PageTopic } from '../../../contract/page-topics.ts'

/** Metadata of a page for the browser tab, search engines and link previews. */
export interface PageHead {
  /** Without the shop's name, which is appended. */
  readonly title: string
  readonly description: string
  /** Address of a picture for link previews; empty for none. */
  readonly image?: string
  /** Excludes the page from search engines. */
  readonly unlisted?: true
}

/** The handle that every page's route declares. */
export interface PageHandle {
  /** `data` is the answer of the page's loader; undefined without one. */
  readonly head: (data: unknown) => PageHead
  readonly topics?: (params: Params) => readonly PageTopic[]
  /** HTTP status of the page; 200 by default. */
  readonly status?: number
  /** Source files of the page that load on demand, so that the document can preload them. */
  readonly modules?: readonly string[]
}

/** Type-checks a page's handle. */
export function page(handle: PageHandle): PageHandle {
  return handle
}

/** Returns the handle of the innermost matched page. */
export function pageHandleOf(matches: readonly { readonly handle?: unknown }[]): PageHandle | undefined {
  return matches.map((match) => match.handle).findLast(isPageHandle)
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
