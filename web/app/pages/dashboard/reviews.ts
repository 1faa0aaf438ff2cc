import { listWrittenReviews } from '../../../../contract/catalogue/reviews.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const reviewsPage = dashboardPage({
  path: '/dashboard/reviews',
  title: dashboardPages.reviews,
  group: 'owner',
  menu: { calls: listWrittenReviews },
  screen: async () => (await import('../../../features/admin-reviews/reviews-page.tsx')).ReviewsPage,
  samples: () => ['/dashboard/reviews'],
})
