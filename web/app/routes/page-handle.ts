import type { Params } from 'react-router'
import type { PageTopic } from '../../../contract/built-pages.ts'

/** What a page tells the outside of itself: browser tab, search engines, links in messages. */
export interface PageHead {
  /** Without the shop's name, which is added. */
  readonly title: string
  readonly description: string
  /** Address of a picture for link previews; empty for none. */
  readonly image?: string
  /** A page that no search engine should list. */
  readonly unlisted?: true
}

/** What every route of a page declares beside its component. */
export interface PageHandle {
  /** `data` is what the page's loader has answered; undefined without a loader. */
  readonly head: (data: unknown) => PageHead
  readonly topics?: (params: Params) => readonly PageTopic[]
  /** The HTTP status of the page; 200 where nothing is said. */
  readonly status?: number
  /** Source files of the page that load on demand, so that the first page can fetch them at once. */
  readonly modules?: readonly string[]
}

/** The handle of the innermost page of these matches. */
export function pageHandleOf(matches: readonly { readonly handle?: unknown }[]): PageHandle | undefined {
  return matches.map((match) => match.handle).findLast(isPageHandle)
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
