import type { RouteObject } from 'react-router'
import { dashboardPages } from '../messages/dashboard.ts'
import { dashboardLinks } from '../routing/links.ts'
import { adminRoute } from './admin-routes.tsx'
import { dashboardPage } from './dashboard-page.ts'
import { onDemand } from './on-demand.ts'
import { RouteProblem } from './route-problem.tsx'

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
          handle: dashboardPage(dashboardPages.start, 'web/app/dashboard-start-route.tsx'),
        },
        {
          path: 'myorders',
          lazy: onDemand(async () => (await import('../features/orders/my-orders-page.tsx')).MyOrdersPage),
          handle: dashboardPage(dashboardPages.myOrders, 'web/features/orders/my-orders-page.tsx'),
        },
        {
          path: 'addreview',
          lazy: onDemand(async () => (await import('../features/reviews/add-review-page.tsx')).AddReviewPage),
          handle: dashboardPage(dashboardPages.addReview, 'web/features/reviews/add-review-page.tsx'),
        },
        {
          path: 'myprofile',
          lazy: onDemand(async () => (await import('../features/profile/profile-page.tsx')).ProfilePage),
          handle: dashboardPage(dashboardPages.myProfile, 'web/features/profile/profile-page.tsx'),
        },
        {
          path: 'account',
          lazy: onDemand(async () => (await import('../features/account/account-page.tsx')).AccountPage),
          handle: dashboardPage(dashboardPages.account, 'web/features/account/account-page.tsx'),
        },
        {
          path: 'payment/:orderId',
          lazy: onDemand(async () => (await import('./payment-route.tsx')).PaymentRoute),
          handle: dashboardPage(dashboardPages.payment, 'web/app/payment-route.tsx'),
        },
        adminRoute,
      ],
    },
  ],
}
