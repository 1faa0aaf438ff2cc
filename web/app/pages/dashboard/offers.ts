import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const offersPage = dashboardPage({
  path: '/dashboard/offers',
  title: dashboardPages.offers,
  group: 'owner',
  menu: null,
  screen: async () => (await import('../../../features/admin-quotes/offers-page.tsx')).OffersPage,
  samples: () => ['/dashboard/offers'],
})
