import type { RouteObject } from 'react-router'
import { dashboardPages } from '../../features/dashboard/texts.ts'
import { pagesInside } from './dashboard-page.ts'
import { onDemand } from './on-demand.ts'

const page = pagesInside('web/features/dashboard/own-pages.tsx')

/** The pages of every role (spec §2) except My Orders, each in its own chunk. */
export const ownRoute: RouteObject = {
  lazy: onDemand(async () => (await import('../../features/dashboard/own-pages.tsx')).OwnPages),
  children: [
    page(
      'addreview',
      dashboardPages.addReview,
      'web/features/reviews/add-review-page.tsx',
      async () => (await import('../../features/reviews/add-review-page.tsx')).AddReviewPage,
    ),
    page(
      'myprofile',
      dashboardPages.myProfile,
      'web/features/profile/profile-page.tsx',
      async () => (await import('../../features/profile/profile-page.tsx')).ProfilePage,
    ),
    {
      ...page(
        'account',
        dashboardPages.account,
        'web/app/routes/account-route.tsx',
        async () => (await import('./account-route.tsx')).AccountRoute,
      ),
      // The page that submits has brought this chunk.
      action: async (asked) => (await import('./account-route.tsx')).action(asked),
    },
    page(
      'payment',
      dashboardPages.payment,
      'web/app/routes/payment-route.tsx',
      async () => (await import('./payment-route.tsx')).PaymentRoute,
    ),
    page(
      'payment/:orderId',
      dashboardPages.payment,
      'web/app/routes/payment-route.tsx',
      async () => (await import('./payment-route.tsx')).PaymentRoute,
    ),
  ],
}
