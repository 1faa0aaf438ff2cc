import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router'
import { withoutLanguage } from '../../routing/language-of-pages.ts'

/** Loads a page's data as its route does on a navigation, and the page's code in parallel. */
export async function loadEarly(
  routes: RouteObject[],
  url: URL,
  context: RouterContextProvider,
): Promise<unknown> {
  const match = matchRoutes(routes, withoutLanguage(url.pathname))?.at(-1)
  if (!match || typeof match.route.loader !== 'function') return undefined
  const { loader, lazy, path = '' } = match.route
  // The navigation imports the code again and then reports a failure.
  if (typeof lazy === 'object') void Promise.allSettled([lazy.Component?.()])
  return loader({ context, params: match.params, request: new Request(url), url, pattern: path })
}
