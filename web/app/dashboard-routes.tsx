import type { RouteObject } from 'react-router'
import { dashboardPages } from '../messages/dashboard.ts'
import { dashboardLinks } from '../routing/links.ts'
import { onDemand } from './on-demand.ts'
import type { PageHandle } from './page-handle.ts'
import { RouteProblem } from './route-problem.tsx'

const shellModule = 'web/features/dashboard/dashboard-shell.tsx'

/** A page of the area: no search engine lists it, and its code comes with the shell's. */
function page(text: { readonly title: string; readonly description: string }, module: string): PageHandle {
  return { head: () => ({ ...text, unlisted: true }), modules: [shellModule, module] }
}

/** The signed-in area (spec §2): its code arrives on demand and its pages are rendered in the browser. */
export const dashboardRoute: RouteObject = {
  path: dashboardLinks.home,
  lazy: onDemand(async () => (await import('../features/dashboard/dashboard-shell.tsx')).DashboardShell),
  children: [
    {
      ErrorBoundary: RouteProblem,
      children: [
        {
          index: true,
          lazy: onDemand(async () => (await import('./dashboard-start-route.tsx')).DashboardStartRoute),
          handle: page(dashboardPages.start, 'web/app/dashboard-start-route.tsx'),
        },
        {
          path: 'myorders',
          lazy: onDemand(async () => (await import('../features/orders/my-orders-page.tsx')).MyOrdersPage),
          handle: page(dashboardPages.myOrders, 'web/features/orders/my-orders-page.tsx'),
        },
        {
          path: 'payment/:orderId',
          lazy: onDemand(async () => (await import('./payment-route.tsx')).PaymentRoute),
          handle: page(dashboardPages.payment, 'web/app/payment-route.tsx'),
        },
      ],
    },
  ],
}
