import { type LoaderFunctionArgs, type Params, data as refusal } from 'react-router'
import { apiContext } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { noteAnswer } from '../../api/connection.ts'
import { LoadError, loadOnDemand } from '../../api/load-on-demand.ts'
import { seenPagesContext } from '../render/seen-pages.ts'

/** Fetches what a page shows. */
export type PageLoad<Data> = (
  api: ShopApi,
  request: { readonly params: Params; readonly query: URLSearchParams; readonly signal: AbortSignal },
) => Promise<Data>

/** What a page's error boundary receives for a call that was refused. */
export interface PageProblem {
  readonly code: string
  readonly message: string
  readonly requestId?: string
}

/**
 * Makes a router loader of a page's own load function, which arrives on demand: the first page comes with its
 * data, so its browser needs neither the client nor the contract's schemas. While the shop is out of reach a page
 * that was seen in this visit is shown as it was, and a line on it says so.
 */
export function pageLoader<Data>(load: () => Promise<PageLoad<Data>>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const { pathname, search, searchParams: query } = new URL(request.url)
    const seen = context.get(seenPagesContext)
    const address = pathname + search
    try {
      const loadPage = await loadOnDemand(load)
      const shown = await loadPage(context.get(apiContext), { params, query, signal: request.signal })
      seen?.keep(address, shown)
      return shown
    } catch (error) {
      // Only this very loader keeps data under its own addresses.
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
 * All that a page sends is what its own address names: what is not found by it, or cannot be used in it, is an address
 * of nothing. Any other refusal of a public call is a failure of the host.
 */
function pageStatusOf({ status }: ApiError, named: boolean): number {
  return named && (status === 404 || status === 400) ? 404 : 503
}

function problemOf(error: ApiError): PageProblem {
  const { code, message, requestId } = error
  return { code, message, ...(requestId ? { requestId } : {}) }
}
