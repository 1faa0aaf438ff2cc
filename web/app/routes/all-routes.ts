import { routes as dashboardRoutes } from './dashboard-routes.tsx'
import { routes as furtherRoutes } from './further-routes.ts'
import { routesWith } from './routes.tsx'

/** Every route of the shop. The browser loads those outside the storefront when it needs them. */
export const routes = routesWith([...furtherRoutes, ...dashboardRoutes])
