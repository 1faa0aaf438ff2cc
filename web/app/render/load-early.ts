import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router'
import { splitLanguage } from '../../../domain/shop/language-path.ts'

/** Loads a page's data as its route does on a navigation, and the page's code in parallel. */
export async function loadEarly(
  routes: RouteObject[],
  url: URL,
  context: RouterContextProvider,
): Promise<unknown> {
  const match = matchRoutes(routes, splitLanguage(url.pathname).path)?.at(-1)
  if (!match || typeof match.route.loader !== 'function') return undefined
  const { loader, lazy, path = '' } = match.route
  // The navigation imports the code again and then reports a failure.
  if (typeof lazy === 'object') void Promise.allSettled([lazy.Component?.()])
  return loader({ context, params: match.params, request: new Request(url), url, pattern: path })
}
