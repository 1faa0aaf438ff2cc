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
 * Returns the router's function that adds more routes. Each set is added once, during the first navigation that needs
 * it.
 * @param begun the additional routes that the router already has.
 */
export function addMoreRoutes(begun: MoreRoutes | undefined): PatchRoutesOnNavigationFunction {
  const added = new Set(begun === 'dashboard' ? ['further', begun] : [begun])
  return async ({ path, patch, signal }) => {
    const more = moreRoutesFor({ pathname: path })
    if (!more || added.has(more)) return
    const routes = await loadMoreRoutes(more)
    // An interrupted navigation must add no routes, because the router ignores them.
    if (added.has(more) || signal.aborted) return
    // The dashboard's routes include the further routes first.
    patch(pagesRoute, added.has('further') ? routes.slice(-1) : routes)
    added.add('further').add(more)
  }
}
