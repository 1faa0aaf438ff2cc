import type {
  CallApi,
  CatalogueContext,
  NoteAnswer,
  PageAddress,
  RefusalText,
  RenderedPage,
} from '../../contract/built-pages.ts'
import { errorTexts } from '../../contract/error-texts.ts'
import { errors } from '../../contract/errors.ts'
import { type LanguageTag, languageTags, type ShopLanguages } from '../../contract/languages/languages.ts'
import { inLanguage } from '../../contract/languages/said.ts'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { pathInLanguage } from '../../domain/shop/language-path.ts'
import { splitLanguage } from '../../domain/shop/split-language.ts'
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts'
import { withinTime } from '../platform/time-limit.ts'
import { coalesceRenders, renderWithinMs } from './coalesce-renders.ts'
import { type LanguagePages, loadLanguage } from './language-pages.ts'
import { refusalTexts } from './refusal-texts.ts'

/** How many renders may wait for their data at once, because another backend may be slow. */
const maxConcurrent = 8
/** If more renders waited, the last one would take longer than people wait. */
const maxWaiting = 16
/**
 * Node accepts one connection per turn of the event loop. Without these turns, a crowd would wait unaccepted, where the
 * shop cannot refuse it.
 */
const loopTurnsBetween = 16
const busyRetryAfterS = 5

/** The tags of a shop's languages. */
interface KnownLanguages {
  readonly standard: LanguageTag
  readonly offered: readonly LanguageTag[]
}

/** What a shop's pages are rendered from. */
export interface PageSource {
  /** Returns the settings in force for a language; each page reads them again. */
  readonly readSettings: (tag: LanguageTag) => Promise<ShopSettings>
  /** Returns the languages in force, without building settings. */
  readonly readLanguages: () => Promise<ShopLanguages>
  /** Returns the languages that were read last, for a page that cannot wait. */
  readonly knownLanguages: () => KnownLanguages
  /** Carries the calls of pages in a language. */
  readonly transport: (tag: LanguageTag) => CallApi
  /** Receives the flaws of the answers from which pages are made. */
  readonly note: NoteAnswer
}

/** The built pages of a folder, in all languages. */
export interface Pages {
  /** The only inline script of every page, which the content security policy allows by its hash. */
  readonly inlineScript: string
  /** Tells whether a path, in any language, is that of a page. */
  isPage(path: string): boolean
  renderer(source: PageSource): Renderer
}

/** Files for machines, such as the product feed. */
export interface MachineFiles {
  /** Returns the languages of the shop. */
  readLanguages(): Promise<ShopLanguages>
  /** Returns the paths of all pages for search engines, without a language; null if {host} has no usable response. */
  listedPaths(): Promise<readonly string[] | null>
  /** Yields the product feed of a language in parts; rejects while {host} has no usable response. */
  productFeed(tag: LanguageTag): AsyncIterable<string>
  /** Returns the text of /llms.txt; null while {host} has no usable response. */
  llmsText(): Promise<string | null>
  /** Returns the text of /robots.txt. */
  robotsText(): Promise<string>
}

/** A page and its language. */
export interface FoundPage extends PageAddress {
  readonly tag: LanguageTag
  /** True if the requested address is in a language that the shop does not offer now. */
  readonly isElsewhere: boolean
}

export interface Renderer extends MachineFiles {
  /** Returns the page for a request's path and query. */
  find(url: string): Promise<FoundPage>
  /**
   * Renders the page at an address that `find` returned. Concurrent requests share one render. If too many renders
   * wait, the page says that the shop is busy (503).
   *
   * @param moment when the request arrived; see coalesceRenders.
   */
  render(page: FoundPage, moment: number, report: (error: unknown) => void): Promise<RenderedPage>
  /** The paths to which forms without JavaScript are posted, in each language. */
  readonly formPaths: readonly string[]
  /**
   * Renders the page of a posted form, only for its sender.
   *
   * @param form the URL-encoded fields.
   */
  renderForm(path: string, form: string, report: (error: unknown) => void): Promise<RenderedPage>
  /** Returns the language of an address, by the languages that were read last. */
  languageAt(url: string): LanguageTag
  /** Returns the page shown while too many renders wait. */
  busy(language: LanguageTag): RenderedPage
  /** Whether a page is one of them. */
  isBusy(page: RenderedPage): boolean
  /** Whether the render queue is full. */
  isFull(): boolean
  /** Returns a page that explains why the requested one is missing. */
  refusal(text: RefusalText, headers: Readonly<Record<string, string>>): RenderedPage
}

/** Loads the built pages; fails without a build. */
export async function loadPages(built: string): Promise<Pages> {
  return pagesOf(await loadLanguage(built, 'en'), (tag) => loadLanguage(built, tag))
}

/**
 * Makes the pages of a shop.
 *
 * @param english the pages in the language of the source.
 * @param load loads the pages in another language, when the first one is needed.
 */
export function pagesOf(
  english: LanguagePages,
  load: (tag: LanguageTag) => Promise<LanguagePages> = async () => english,
): Pages {
  return {
    inlineScript: english.inlineScript,
    isPage: (path) => english.pageAddressOf(splitLanguage(path).path).path !== undefined,
    renderer: (source) => rendererOf(english, load, source),
  }
}

function rendererOf(
  english: LanguagePages,
  load: (tag: LanguageTag) => Promise<LanguagePages>,
  { readSettings, readLanguages, knownLanguages, transport, note }: PageSource,
): Renderer {
  const share = coalesceRenders<RenderedPage>()
  const turns = new ConcurrencyLimiter(maxConcurrent, maxWaiting, loopTurnsBetween)
  const loaded = new Map([['en', Promise.resolve(english)]])
  const pagesIn = (tag: LanguageTag): Promise<LanguagePages> => {
    const pages = loaded.get(tag) ?? load(tag)
    loaded.set(tag, pages)
    pages.catch(() => loaded.delete(tag))
    return pages
  }
  const fileIn = async <File>(
    tag: LanguageTag,
    write: (pages: LanguagePages, context: CatalogueContext) => File,
  ): Promise<File> => {
    const settings = await readSettings(tag)
    return write(await pagesIn(tag), { transport: transport(tag), settings, note })
  }
  const machineFile = async <File>(
    write: (pages: LanguagePages, context: CatalogueContext) => Promise<File>,
  ): Promise<File> => fileIn((await readLanguages()).standard, write)
  const refusal: Renderer['refusal'] = (text, headers) => ({
    status: text.status,
    html: english.refusalDocument(text),
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    topics: [],
  })
  const languageAt = (url: string) => {
    const { standard, offered } = knownLanguages()
    const { tag } = splitLanguage(withoutHost(url))
    return tag !== undefined && offered.includes(tag) ? tag : standard
  }
  const busyPages = new Map<LanguageTag, RenderedPage>()
  const busy = (language: LanguageTag) => {
    const page = busyPages.get(language) ?? busyPage(refusal, language)
    busyPages.set(language, page)
    return page
  }
  const renderNow = async (
    tag: LanguageTag,
    address: string,
    init: RequestInit | undefined,
    report: (error: unknown) => void,
  ): Promise<RenderedPage> => {
    const [settings, pages] = await Promise.all([readSettings(tag), pagesIn(tag)])
    const request = new Request(new URL(address, settings.publicUrl), init)
    const page = await turns.take(() =>
      pages.renderPage(request, { transport: transport(tag), settings, report, note }),
    )
    return page === 'turned-away' ? busy(tag) : page
  }
  return {
    languageAt,
    busy,
    isBusy: (page) => [...busyPages.values()].includes(page),
    isFull: () => turns.areFull,
    find: async (url) => findPage(english, url, await readLanguages()),
    refusal,
    render: async ({ tag, address }, moment, report) => {
      // Not within the time limit of a render: in development the first page of a language starts its Vite server.
      await pagesIn(tag)
      return share(address, moment, () => renderNow(tag, address, undefined, report))
    },
    formPaths: [
      ...english.formPaths,
      ...languageTags.flatMap((tag) => english.formPaths.map((path) => `/${tag}${path}`)),
    ],
    renderForm: async (path, form, report) => {
      const { tag } = await findPage(english, path, await readLanguages())
      return withinTime(
        renderNow(tag, path, { method: 'POST', body: new URLSearchParams(form) }, report),
        renderWithinMs,
        () => busy(tag),
      )
    },
    readLanguages,
    listedPaths: async () => machineFile((pages, context) => pages.listedPaths(context)),
    async *productFeed(tag) {
      yield* await fileIn(tag, (pages, context) => pages.productFeed(context))
    },
    llmsText: async () => machineFile((pages, context) => pages.llmsText(context)),
    robotsText: async () => english.robotsText(await readSettings('en')),
  }
}

function busyPage(refusal: Renderer['refusal'], language: LanguageTag): RenderedPage {
  const { status } = errors.BUSY
  const title = inLanguage(refusalTexts, language).busy
  const message = inLanguage(errorTexts, language).BUSY
  return refusal({ language, status, title, message }, { 'retry-after': String(busyRetryAfterS) })
}

/** Finds the page of an address. Paths are the same in each language. */
function findPage(pages: LanguagePages, url: string, languages: ShopLanguages): FoundPage {
  const { tag: named, path: rest } = splitLanguage(withoutHost(url))
  const isOffered = named !== undefined && languages.offered.some(({ tag }) => tag === named)
  const tag = isOffered ? named : languages.standard
  const { path, address, parameters } = pages.pageAddressOf(rest)
  return {
    tag,
    isElsewhere: named !== undefined && !isOffered,
    path: path && pathInLanguage(path, tag, languages),
    address: pathInLanguage(address, tag, languages),
    parameters,
  }
}

/** Returns the address without its host, because a proxy may send an absolute one (RFC 9112, 3.2.2). */
export function withoutHost(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return address.startsWith('/') ? address : `/${address}`
}
