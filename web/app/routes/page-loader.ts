import { type LoaderFunctionArgs, type Params, data as refusal } from 'react-router'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { apiContext } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { noteAnswer } from '../../api/connection.ts'
import { LoadError, loadOnDemand } from '../../api/load-on-demand.ts'
import { settingsContext } from '../../api/settings-context.ts'
import { earlyPagesContext } from '../render/early-pages.ts'
import { seenPagesContext } from '../render/seen-pages.ts'

/** The query parameters of an address, by the names that its page declares. */
type QueryValues<Name extends string> = string extends Name
  ? URLSearchParams
  : {
      readonly get: (name: Name) => string | null
      readonly getAll: (name: Name) => string[]
    }

/** Loads the data of a page from the query parameters that it declares. */
export type PageLoad<Data, Name extends string = never> = (
  api: ShopApi,
  request: {
    readonly params: Params
    readonly query: QueryValues<Name>
    readonly settings: ShopSettings
    readonly signal: AbortSignal
  },
) => Promise<Data>

/** Data of a refused call's error response, for the page's error boundary. */
export interface PageProblem {
  readonly code: string
  readonly message: string
  readonly requestId?: string
}

/**
 * Makes a router loader from a page's load function, whose code loads on demand. The first page already has its data,
 * so the browser then needs neither the client nor the contract's schemas. A page that was loaded early is not loaded
 * again. While the shop is unreachable, a page seen in this visit shows its last data and a notice.
 */
export function pageLoader<Data>(load: () => Promise<PageLoad<Data, string>>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const { pathname, search, searchParams: query } = new URL(request.url)
    const seen = context.get(seenPagesContext)
    const address = pathname + search
    const early = context.get(earlyPagesContext)?.take(address)
    // Only this loader stores data under its addresses.
    if (early) return early as Promise<Data>
    try {
      const loadPage = await loadOnDemand(load)
      const settings = context.get(settingsContext)
      const shown = await loadPage(context.get(apiContext), {
        params,
        query,
        settings,
        signal: request.signal,
      })
      seen?.keep(address, shown)
      return shown
    } catch (error) {
      // Only this loader stores data under its addresses.
      const earlier = seen?.find(address) as Data | undefined
      if (earlier !== undefined && isOutOfReach(error)) {
        noteAnswer(false)
        return earlier
      }
      if (!(error instanceof ApiError)) throw error
      if (!isOutOfReach(error)) seen?.drop(address)
      throw refusal(problemOf(error), { status: pageStatusOf(error, Object.keys(params).length > 0) })
    }
  }
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof LoadError || (error instanceof ApiError && error.code === 'UNREACHABLE')
}

/**
 * Returns the page's status for a refused call. Public calls depend only on the address, so a missing or invalid
 * resource means an unknown address. Any other refusal is a failure of the host.
 */
function pageStatusOf({ status }: ApiError, named: boolean): number {
  return named && (status === 404 || status === 400) ? 404 : 503
}

function problemOf(error: ApiError): PageProblem {
  const { code, message, requestId } = error
  return { code, message, ...(requestId ? { requestId } : {}) }
}
