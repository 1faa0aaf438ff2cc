import { createContext, type LoaderFunctionArgs, type Params, data as refusal } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'
import { loadOnDemand } from './load-on-demand.ts'

/** The client that loaders call the API with: in process on the server, over HTTP in the browser. */
export const shopApiContext = createContext<ShopApi>()

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
 * data, so its browser needs neither the client nor the contract's schemas.
 */
export function pageLoader<Data>(load: () => Promise<PageLoad<Data>>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const loadPage = await loadOnDemand(load)
    const query = new URL(request.url).searchParams
    try {
      return await loadPage(context.get(shopApiContext), { params, query, signal: request.signal })
    } catch (error) {
      throw error instanceof ApiError ? refusal(problemOf(error), { status: pageStatusOf(error) }) : error
    }
  }
}

function pageStatusOf({ status }: ApiError): number {
  // All that a page sends is its own address: what cannot be used in it is an address of nothing.
  if (status === 400) return 404
  return status >= 400 ? status : 503
}

function problemOf(error: ApiError): PageProblem {
  const { code, message, requestId } = error
  return { code, message, ...(requestId ? { requestId } : {}) }
}
