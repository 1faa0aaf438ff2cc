import type { LanguageTag } from './languages/languages.ts'
import type { Operation } from './operation.ts'
import type { PageTopic } from './page-topics.ts'
import type { ShopSettings } from './shop/shop-settings.ts'

/** Identifies the page at an address. */
export interface PageAddress {
  /** The canonical path; undefined when there is no such page. */
  readonly path: string | undefined
  /** Path and query to render, the same for all requests that get the same page. */
  readonly address: string
  /** The query parameters that the page reads. */
  readonly parameters: readonly string[]
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly topics: readonly PageTopic[]
  /** True if an API call failed: the page shows less than it should, so it must not be cached. */
  readonly incomplete?: boolean
}

/** Title and message of a page that refuses a request, and their language. */
export interface RefusalText {
  readonly language: LanguageTag
  readonly status: number
  readonly title: string
  readonly message: string
}

/** Describes a defect of an API response that a page is rendered from, without any of its values. */
export interface AnswerNote {
  /** Method and path of the call, as the contract writes it. */
  readonly call: string
  /** How many rows the page leaves out. */
  readonly leftOut?: number
  /** Names of the unusable fields. */
  readonly fields?: readonly string[]
  /** The error code, when the whole response was unusable. */
  readonly failure?: string
}

export type NoteAnswer = (note: AnswerNote) => void

/** Carries a page's API calls. Resolves with every status. */
export type CallApi = (
  operation: Operation,
  request: object,
) => Promise<{
  readonly status: number
  readonly body: unknown
  /** Reads a response header. */
  readonly header?: (name: string) => string | null
}>

export interface RenderContext<Assets> {
  readonly transport: CallApi
  readonly settings: ShopSettings
  readonly assets: Assets
  /** Reports unexpected exceptions; the visitor gets an error page. */
  readonly report?: (error: unknown) => void
  readonly note?: NoteAnswer
}

/** Input of the files for machines: sitemap, product feed and /llms.txt. */
export interface CatalogueContext {
  readonly transport: CallApi
  readonly settings: ShopSettings
  readonly note?: NoteAnswer
}

/**
 * The exports of the built web/app/render/entry-server.tsx: all that the server knows about the pages. Each language
 * has a build.
 */
export interface BuiltPages<Manifest, Assets> {
  readonly language: LanguageTag
  /** Reads the assets that pages need from the build's manifest. */
  readonly assetsOf: (manifest: Manifest) => Assets
  /** Finds the page at an address without its language. */
  readonly pageAddressOf: (url: string) => PageAddress
  /** The paths of pages that a form without JavaScript posts to. */
  readonly formPaths: readonly string[]
  readonly refusalDocument: (text: RefusalText, assets: Assets) => string
  /** The one inline script of every page; the content security policy allows it by its hash. */
  readonly inlineScript: string
  readonly renderPage: (request: Request, context: RenderContext<Assets>) => Promise<RenderedPage>
  /** Lists the paths of all pages for search engines, without a language; null while there is no usable answer. */
  readonly listedPaths: (context: CatalogueContext) => Promise<readonly string[] | null>
  /** Yields the product feed in parts; rejects while there is no usable answer. */
  readonly productFeed: (context: CatalogueContext) => AsyncIterable<string>
  /** Returns /llms.txt; null while there is no usable answer. */
  readonly llmsText: (context: CatalogueContext) => Promise<string | null>
  /** Returns /robots.txt. */
  readonly robotsText: (settings: ShopSettings) => string
}
