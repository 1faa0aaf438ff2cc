import type { PatchRoutesOnNavigationFunction } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { isFurther, pagesRoute } from '../routes/routes.tsx'

/** Loads the routes of the pages outside the storefront. */
export async function loadFurtherRoutes() {
  return (await loadOnDemand(() => import('../routes/further-routes.tsx'))).furtherRoutes
}

/**
 * Returns the function with which the router adds the further routes, once, as a part of the first navigation
 * that needs them.
 *
 * @param complete whether the router begins with them.
 */
export function addFurtherRoutes(complete: boolean): PatchRoutesOnNavigationFunction {
  let added = complete
  return async ({ path, patch, signal }) => {
    if (added || !isFurther({ pathname: path })) return
    const routes = await loadFurtherRoutes()
    // The router adds nothing for a navigation that was interrupted.
    if (added || signal.aborted) return
    added = true
    patch(pagesRoute, routes)
  }
}
