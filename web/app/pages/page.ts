import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, Params } from 'react-router'
import type { PageTopic } from '../../../contract/page-topics.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import type { PageKind } from '../../../contract/visits/visits.ts'
import { addressOf, type ParameterOf } from '../../../domain/shop/page-address.ts'
import type { OperationName } from '../../api/host.ts'
import { problems } from '../../texts/problems.ts'
import type { PageLoad } from '../routes/page-loader.ts'
import type { PageQuery } from './page-query.ts'
import type { Sampled } from './sampled.ts'

/** Metadata of a page for the browser tab, search engines and link previews. */
export interface PageHead {
  /** Without the shop's name, which is added later. */
  readonly title: string
  readonly description: string
  /** Address of the picture for link previews; empty if there is none. */
  readonly image?: string
  /** Excludes the page from search engines. */
  readonly unlisted?: boolean
}

/** Context of the functions that describe a page to other programs. */
export interface PageContext {
  readonly settings: ShopSettings
  /** Makes an absolute URL from a path. */
  readonly absolute: (path: string) => string
}

/** Fills the pattern of a page's address with values. */
type At<Path extends string> = (values: Readonly<Record<ParameterOf<Path>, string>>) => string

/** Lists the paths of a page for search engines. */
export type ListPaths<Path extends string> = (shop: Listed, at: At<Path>) => Promise<readonly string[]>

/** The component of a page. It receives the data from the page's `load`. */
export type Screen<Data> = ComponentType<{ readonly data: Data }>

/**
 * The only description of a page. The routes, cache key, topics, head, structured data, sitemap entries, links, and the
 * lists of screens for tests are derived from it.
 */
export interface PageFacts<Path extends string, Name extends string, Data> {
  /** The pattern of its addresses (spec §2). A name after a colon is a parameter. */
  readonly path: Path | readonly Path[]
  /** The query parameters that change the server's HTML. All others are ignored. */
  readonly query: PageQuery<Name>
  /** Loads the page's data before the page is rendered. */
  readonly load?: () => Promise<PageLoad<Data, NoInfer<Name>>>
  /** Redirects before rendering, instead of loading data. */
  readonly guard?: LoaderFunction
  /** Handles the page's form; on the server only for a browser without JavaScript. */
  readonly action?: ActionFunction
  /** Loads the page's component on demand; `start` if every page's initial code contains it. */
  readonly screen: (() => Promise<Screen<Data>>) | 'start'
  readonly head: PageHead | ((data: Data) => PageHead)
  /** The topics of the shown data: a change of one drops the cached HTML. */
  readonly shows: readonly PageTopic[] | ((shown: { params: Params; data: Data }) => readonly PageTopic[])
  /** Whether search engines list the page, or which of its paths. */
  readonly listed: boolean | ListPaths<Path>
  /** Returns whether search engines must not list a page with this data, although `listed` applies. */
  readonly unlisted?: (data: Data) => boolean
  /** The query parameters whose values form separate pages for search engines, as `after` always does. */
  readonly canonical?: readonly NoInfer<Name>[]
  /** An extension that {host} must offer before the page is listed. */
  readonly needs?: OperationName
  /**
   * Its schema.org data. The type is written out because the data contains links, whose type follows from the pages.
   */
  readonly structured: ((data: Data, context: PageContext) => Promise<readonly object[]>) | null
  /** The kind as which the owner's statistics count it; by default the first part of its address. */
  readonly counted?: PageKind
  /** HTTP status of the page; 200 by default. */
  readonly status?: number
  /** Sample addresses of the page, for checks that visit every screen. */
  readonly samples: (sampled: Sampled, at: At<Path>) => readonly string[]
}

/** Input of the lists of paths. */
export interface Listed {
  /** The ids of all jobs; empty if {host} has no jobs. */
  readonly jobs: () => Promise<readonly string[]>
  /** The ids of all bookable products, and the cursors of some pages of tools. */
  readonly bookable: () => Promise<{ readonly ids: readonly string[]; readonly cursors: readonly string[] }>
}

/** A page whose data type is not known. */
export interface Page<Path extends string = string, Name extends string = string>
  extends Omit<
    PageFacts<Path, Name, unknown>,
    'load' | 'screen' | 'head' | 'shows' | 'unlisted' | 'structured' | 'listed' | 'samples'
  > {
  readonly load?: () => Promise<PageLoad<unknown, string>>
  readonly screen: (() => Promise<Screen<never>>) | 'start'
  readonly head: PageHead | ((data: never) => PageHead)
  readonly shows: readonly PageTopic[] | ((shown: { params: Params; data: never }) => readonly PageTopic[])
  readonly structured: ((data: never, context: PageContext) => Promise<readonly object[]>) | null
  readonly unlisted?: (data: never) => boolean
  readonly listed: boolean | ((shop: Listed, at: At<never>) => Promise<readonly string[]>)
  readonly samples: (sampled: Sampled, at: At<never>) => readonly string[]
  /** The source file of its screen. The build adds it for the server, so that the document preloads the file. */
  readonly module?: string
}

/** Describes a page. The browser's build keeps only the facts that it needs (tools/page-facts.ts). */
export function page<const Path extends string, const Name extends string = never, Data = undefined>(
  facts: PageFacts<Path, Name, Data>,
): Page<Path, Name> {
  // Only its own `load` makes the data that the page's functions receive.
  return facts as unknown as Page<Path, Name>
}

/** Returns the function that fills a page's address: it chooses the pattern with the given parameters. */
export function addressesOf({ path }: Page): At<string> {
  const patterns: readonly string[] = [path].flat()
  return (values: Readonly<Record<string, string>>) => {
    const names = Object.keys(values)
    const pattern = patterns.find((one) => names.every((name) => one.includes(`:${name}`)))
    return addressOf(pattern ?? '', values)
  }
}

/**
 * Returns the head of a page.
 * @param data is undefined if it failed to load. For a page that names a resource, the resource is then missing.
 */
export function headOf({ head, load, path }: Page, data: unknown): PageHead {
  if (load && data === undefined) return problemHead(String(path).includes(':'))
  // Only the page's own `load` makes the data.
  return typeof head === 'function' ? head(data as never) : head
}

/** Returns the head of a missing or failed page. */
export function problemHead(isMissing: boolean): PageHead {
  const title = isMissing ? problems.notFoundTitle : problems.brokenTitle
  return { title, description: isMissing ? problems.notFound : title, unlisted: true }
}

/** Returns the title of the browser tab. */
export function titleOf(head: PageHead, shopName: string): string {
  return `${head.title} · ${shopName}`
}
