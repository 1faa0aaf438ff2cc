import type { RouteObject } from 'react-router'
import { dashboardPages } from '../../features/dashboard/texts.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { RouteProblem } from '../layout/route-problem.tsx'
import { adminRoute, ordersRoute } from './admin-routes.tsx'
import { dashboardPage, guard } from './dashboard-page.ts'
import { onDemand } from './on-demand.ts'
import { ownRoute } from './own-routes.tsx'

/** The dashboard (spec §2): its code loads on demand and its pages are rendered in the browser. */
export const dashboardRoute: RouteObject = {
  path: dashboardLinks.home,
  lazy: {
    ...onDemand(async () => (await import('../../features/dashboard/dashboard-shell.tsx')).DashboardShell),
    middleware: async () => [(await guard()).requireSession],
    loader: async () => (await guard()).loadGuard,
    action: async () => (await guard()).logOut,
  },
  children: [
    {
      ErrorBoundary: RouteProblem,
      children: [
        {
          index: true,
          lazy: onDemand(async () => (await import('./dashboard-start-route.tsx')).DashboardStartRoute),
          handle: dashboardPage(dashboardPages.start, 'web/app/routes/dashboard-start-route.tsx'),
        },
        {
          // It loads its orders at once: a refusal leads home (spec §7), whatever the role.
          path: 'myorders',
          lazy: onDemand(async () => (await import('../../features/orders/my-orders-page.tsx')).MyOrdersPage),
          handle: dashboardPage(dashboardPages.myOrders, 'web/features/orders/my-orders-page.tsx'),
        },
        ownRoute,
        adminRoute,
        ordersRoute,
      ],
    },
  ],
}
