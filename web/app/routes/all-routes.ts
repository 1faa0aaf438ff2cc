import { furtherRoutes } from './further-routes.tsx'
import { routesWith } from './routes.tsx'

/** Every page of the shop. The browser loads `furtherRoutes` when it needs them. */
export const routes = routesWith(furtherRoutes)
