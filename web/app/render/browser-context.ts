import { RouterContextProvider } from 'react-router'
import type { ShopApi } from '../../api/client.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { shopApiContext } from '../routes/page-loader.ts'
import { type SeenPages, seenPagesContext } from './seen-pages.ts'

/**
 * What loaders get in the browser: the client over HTTP, which arrives with the first call. It is made at once: while
 * the router waits for it, a second change of page would get mixed up with the first.
 */
export function browserContext(seen: SeenPages): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(seenPagesContext, seen)
  context.set(shopApiContext, arrivingApi)
  return context
}

const client = async () => (await loadOnDemand(() => import('./public-api.ts'))).publicApi()

const arrivingApi: ShopApi = {
  call: async (...asked) => (await client()).call(...asked),
  callForPage: async (...asked) => (await client()).callForPage(...asked),
}
