import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, Params } from 'react-router'
import type { PageTopic } from '../../../contract/page-topics.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { addressOf, type ParameterOf } from '../../../domain/shop/page-address.ts'
import type { OperationName } from '../../api/host.ts'
import { problems } from '../../texts/problems.ts'
import type { PageLoad } from '../routes/page-loader.ts'
import type { PageQuery } from './page-query.ts'
import type { Sampled } from './sampled.ts'

/** Metadata of a page for the browser tab, search engines and link previews. */
export interface PageHead {
  /** Without the shop's name, which is appended. */
  readonly title: string
  readonly description: string
  /** Address of the picture for link previews; empty if there is none. */
  readonly image?: string
  /** Excludes the page from search engines. */
  readonly unlisted?: boolean
}

/** Input of the facts about a page for other programs. */
export interface PageContext {
  readonly settings: ShopSettings
  /** Makes a whole URL of a path. */
  readonly absolute: (path: string) => string
}

/** Returns the address of a page with values for the parameters of its pattern. */
type At<Path extends string> = (values: Readonly<Record<ParameterOf<Path>, string>>) => string

/** Lists the paths of a page for search engines. */
export type ListPaths<Path extends string> = (shop: Listed, at: At<Path>) => Promise<readonly string[]>

/** The component of a page, which receives the data that the page's `load` returns. */
export type Screen<Data> = ComponentType<{ readonly data: Data }>

/**
 * Everything that the shop knows about a page. Routes, the address under which its HTML is kept, its topics, head, data
 * for search engines, sitemap, links, and the lists of screens that tests visit follow from it.
 */
export interface PageFacts<Path extends string, Name extends string, Data> {
  /** The pattern of its addresses (spec §2). A name behind a colon is a parameter. */
  readonly path: Path | readonly Path[]
  /** The query parameters that change what the server renders. All others are ignored. */
  readonly query: PageQuery<Name>
  /** Loads the page's data before the page is rendered. */
  readonly load?: () => Promise<PageLoad<Data, NoInfer<Name>>>
  /** Redirects before it is rendered, instead of loading data. */
  readonly guard?: LoaderFunction
  /** Takes the page's form; on the server only from a browser without JavaScript. */
  readonly action?: ActionFunction
  /** Loads the page's component on demand; `start` if the code that starts every page contains it. */
  readonly screen: (() => Promise<Screen<Data>>) | 'start'
  readonly head: PageHead | ((data: Data) => PageHead)
  /** Names the data that it shows: its kept HTML is dropped when that changes. */
  readonly shows: readonly PageTopic[] | ((shown: { params: Params; data: Data }) => readonly PageTopic[])
  /** Whether search engines list it, or the listed paths. */
  readonly listed: boolean | ListPaths<Path>
  /** Whether search engines list no address with this data of a listed page. */
  readonly unlisted?: (data: Data) => boolean
  /** The query parameters whose values are pages of their own for search engines, as `after` always is. */
  readonly canonical?: readonly NoInfer<Name>[]
  /** An extension that {host} must offer for the page to be listed. */
  readonly needs?: OperationName
  /** Its schema.org data. With its type written out: it has links, whose type follows from the pages. */
  readonly structured: ((data: Data, context: PageContext) => Promise<readonly object[]>) | null
  /** HTTP status of the page; 200 by default. */
  readonly status?: number
  /** Addresses of it, in a shop with the sampled rows, that checks of every screen visit. */
  readonly samples: (sampled: Sampled, at: At<Path>) => readonly string[]
}

/** Input of the lists of paths. */
export interface Listed {
  /** The ids of all jobs; empty if {host} has no jobs. */
  readonly jobs: () => Promise<readonly string[]>
  /** The ids of all products that can be booked, and the cursors of some pages of tools. */
  readonly bookable: () => Promise<{ readonly ids: readonly string[]; readonly cursors: readonly string[] }>
}

/** A page whose data is not known by type. */
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
  /** The source file of its screen, which the build adds for the server, so that the document preloads it. */
  readonly module?: string
}

/** Describes a page. The browser's build keeps only the facts that it needs (tools/page-facts.ts). */
export function page<const Path extends string, const Name extends string = never, Data = undefined>(
  facts: PageFacts<Path, Name, Data>,
): Page<Path, Name> {
  // Nothing but its own `load` makes the data that its facts get.
  return facts as unknown as Page<Path, Name>
}

/** Returns the function that makes addresses of a page: of the pattern that has the given parameters. */
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
 *
 * @param data is undefined when it failed to load. Of a page that names a resource, that resource is missing.
 */
export function headOf({ head, load, path }: Page, data: unknown): PageHead {
  if (load && data === undefined) return problemHead(String(path).includes(':'))
  // Nothing but the page's own `load` makes the data.
  return typeof head === 'function' ? head(data as never) : head
}

/** Returns the head of a missing page, or of one that failed. */
export function problemHead(isMissing: boolean): PageHead {
  const title = isMissing ? problems.notFoundTitle : problems.brokenTitle
  return { title, description: isMissing ? problems.notFound : title, unlisted: true }
}

/** Returns the title of the browser tab. */
export function titleOf(head: PageHead, shopName: string): string {
  return `${head.title} · ${shopName}`
}
