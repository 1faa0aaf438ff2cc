import { routes as moreRoutes } from './dashboard-routes.tsx'
import { routesWith } from './routes.tsx'

/** Every route of the shop. The browser loads those outside the storefront when it needs them. */
export const routes = routesWith(moreRoutes)
