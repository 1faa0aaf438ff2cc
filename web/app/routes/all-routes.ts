import { routes as moreRoutes } from './dashboard-routes.tsx'
import { routesWith } from './routes.tsx'

/** Every route of the shop, for the server. The browser loads routes outside the storefront on demand. */
export const routes = routesWith(moreRoutes)
