import { RouterContextProvider } from 'react-router'
import type { ShopApi } from '../api/client.ts'
import { loadOnDemand } from '../api/load-on-demand.ts'
import { shopApiContext } from './page-loader.ts'
import { type SeenPages, seenPagesContext } from './seen-pages.ts'

/** What loaders get in the browser: the client over HTTP, which arrives with the first change of page. */
export async function browserContext(seen: SeenPages): Promise<RouterContextProvider> {
  const context = new RouterContextProvider()
  context.set(seenPagesContext, seen)
  context.set(shopApiContext, await publicApi())
  return context
}

async function publicApi(): Promise<ShopApi> {
  try {
    return (await loadOnDemand(() => import('./public-api.ts'))).publicApi()
  } catch (error) {
    // The page that asks for something says so itself, and a page that asks for nothing is not kept from view.
    const failing = () => Promise.reject(error)
    return { call: failing, callForPage: failing }
  }
}
