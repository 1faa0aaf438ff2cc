import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  BuiltPages,
  CallApi,
  NoteAnswer,
  PageAddress,
  RefusalText,
  RenderedPage,
} from '../../contract/built-pages.ts'
import { errors } from '../../contract/errors.ts'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts'
import { withinTime } from '../platform/time-limit.ts'
import { coalesceRenders, renderWithinMs } from './coalesce-renders.ts'

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
const busyTitle = 'Many people are here'

/** The built pages of a folder. */
export interface Pages {
  /** The only inline script of every page, which the content security policy allows by its hash. */
  readonly inlineScript: string
  /**
   * @param readSettings returns the settings in force; each page reads them again.
   * @param note gets the flaws of the answers from which pages are made.
   */
  renderer(readSettings: () => Promise<ShopSettings>, transport: CallApi, note: NoteAnswer): Renderer
}

/** Files for machines, such as the product feed. */
export interface MachineFiles {
  /** Returns the paths of all pages for search engines; null while {host} has no usable response. */
  listedPaths(): Promise<readonly string[] | null>
  /** Yields the product feed in parts; rejects while {host} has no usable response. */
  productFeed(): AsyncIterable<string>
  /** Returns the text of /llms.txt; null while {host} has no usable response. */
  llmsText(): Promise<string | null>
  /** Returns the text of /robots.txt. */
  robotsText(): Promise<string>
}

export interface Renderer extends MachineFiles {
  /** Returns the page for a request's path and query. */
  find(url: string): PageAddress
  /**
   * Renders the page at an address that `find` returned. Concurrent requests share one render. If too many renders
   * wait, the page says that the shop is busy (503).
   *
   * @param moment when the request arrived; see coalesceRenders.
   */
  render(address: string, moment: number, report: (error: unknown) => void): Promise<RenderedPage>
  /** The paths to which forms without JavaScript are posted. */
  readonly formPaths: readonly string[]
  /**
   * Renders the page of a posted form, only for its sender.
   *
   * @param form the URL-encoded fields.
   */
  renderForm(path: string, form: string, report: (error: unknown) => void): Promise<RenderedPage>
  /** The page shown while too many renders wait. */
  readonly busy: RenderedPage
  /** Whether the render queue is full. */
  isFull(): boolean
  /** Returns a page that explains why the requested one is missing. */
  refusal(text: RefusalText, headers: Readonly<Record<string, string>>): RenderedPage
}

/** Loads the built pages; fails without a build. */
export async function loadPages(built: string): Promise<Pages> {
  const manifest: unknown = JSON.parse(await readFile(join(built, 'client/.vite/manifest.json'), 'utf8'))
  // The build's own entry; web/app/render/entry-server.tsx defines its shape.
  const entry = pathToFileURL(join(built, 'server/entry-server.js')).href
  const pages = (await import(/* @vite-ignore */ entry)) as BuiltPages<unknown, unknown>
  return pagesOf(pages, manifest)
}

/** Makes the pages from the build's exports and manifest. */
export function pagesOf<Manifest, Assets>(pages: BuiltPages<Manifest, Assets>, manifest: Manifest): Pages {
  const assets = pages.assetsOf(manifest)
  return {
    inlineScript: pages.inlineScript,
    renderer: (readSettings, transport, note) => {
      const share = coalesceRenders<RenderedPage>()
      const turns = new ConcurrencyLimiter(maxConcurrent, maxWaiting, loopTurnsBetween)
      const refusal: Renderer['refusal'] = (text, headers) => ({
        status: text.status,
        html: pages.refusalDocument(text, assets),
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
        topics: [],
      })
      const { status, message } = errors.BUSY
      const busy = refusal({ status, title: busyTitle, message }, { 'retry-after': String(busyRetryAfterS) })
      const renderNow = async (
        address: string,
        init: RequestInit | undefined,
        report: (error: unknown) => void,
      ): Promise<RenderedPage> => {
        const settings = await readSettings()
        const request = new Request(new URL(address, settings.publicUrl), init)
        const page = await turns.take(() =>
          pages.renderPage(request, { transport, settings, assets, report, note }),
        )
        return page === 'turned-away' ? busy : page
      }
      return {
        busy,
        isFull: () => turns.areFull,
        find: pages.pageAddressOf,
        refusal,
        render: (address, moment, report) =>
          share(address, moment, () => renderNow(address, undefined, report)),
        formPaths: pages.formPaths,
        renderForm: (path, form, report) =>
          withinTime(
            renderNow(path, { method: 'POST', body: new URLSearchParams(form) }, report),
            renderWithinMs,
            () => busy,
          ),
        listedPaths: async () => pages.listedPaths({ transport, settings: await readSettings(), note }),
        async *productFeed() {
          yield* pages.productFeed({ transport, settings: await readSettings(), note })
        },
        llmsText: async () => pages.llmsText({ transport, settings: await readSettings(), note }),
        robotsText: async () => pages.robotsText(await readSettings()),
      }
    },
  }
}
