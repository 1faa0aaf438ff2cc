import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { type MoreRoutes, moreRoutesFor, pagesRoute } from '../routes/routes.tsx'

/** Loads routes outside the storefront. */
export async function loadMoreRoutes(more: MoreRoutes): Promise<RouteObject[]> {
  const load = () =>
    more === 'dashboard' ? import('../routes/dashboard-routes.tsx') : import('../routes/further-routes.ts')
  return (await loadOnDemand<{ readonly routes: RouteObject[] }>(load)).routes
}

/**
 * Returns the function with which the router adds more routes, once, as a part of the first navigation
 * that needs them.
 *
 * @param begun the routes that the router begins with.
 */
export function addMoreRoutes(begun: MoreRoutes | undefined): PatchRoutesOnNavigationFunction {
  const added = new Set(begun === 'dashboard' ? ['further', begun] : [begun])
  return async ({ path, patch, signal }) => {
    const more = moreRoutesFor({ pathname: path })
    if (!more || added.has(more)) return
    const routes = await loadMoreRoutes(more)
    // The router adds nothing for a navigation that was interrupted.
    if (added.has(more) || signal.aborted) return
    // The dashboard's routes begin with the further ones.
    patch(pagesRoute, added.has('further') ? routes.slice(-1) : routes)
    added.add('further').add(more)
  }
}
