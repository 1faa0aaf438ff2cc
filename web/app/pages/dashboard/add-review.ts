import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage, nonAdmins } from './dashboard-page.ts'

export const addReviewPage = dashboardPage({
  path: '/dashboard/addreview',
  title: dashboardPages.addReview,
  group: 'own',
  menu: { roles: nonAdmins },
  screen: async () => (await import('../../../features/reviews/add-review-page.tsx')).AddReviewPage,
  samples: () => ['/dashboard/addreview'],
})
