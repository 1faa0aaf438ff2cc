import { matchRoutes, type RouteObject } from 'react-router'
import { withoutLanguage } from '../../routing/language-of-pages.ts'

/** Loads the page's lazy parts before hydration, because the first render must equal the server's. */
export async function resolveMatchedRoutes(
  routes: RouteObject[],
  location: { readonly pathname: string },
): Promise<void> {
  const matches = matchRoutes(routes, withoutLanguage(location.pathname)) ?? []
  await Promise.all(matches.map(({ route }) => resolveRoute(route)))
}

async function resolveRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return
  const parts = Object.entries(route.lazy).map(async ([name, load]) => [name, await load()])
  Object.assign(route, Object.fromEntries(await Promise.all(parts)))
  delete route.lazy
}
