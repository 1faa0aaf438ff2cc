import { RouterContextProvider } from 'react-router'
import { loadOnDemand } from './load-on-demand.ts'
import { shopApiContext } from './page-loader.ts'

/** What loaders get in the browser: the client over HTTP, which arrives with the first change of page. */
export async function browserContext(): Promise<RouterContextProvider> {
  const { publicApi } = await loadOnDemand(() => import('./public-api.ts'))
  const context = new RouterContextProvider()
  context.set(shopApiContext, publicApi())
  return context
}
