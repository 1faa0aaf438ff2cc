import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const requestPage = dashboardPage({
  path: '/dashboard/quotes/:quoteId',
  title: dashboardPages.request,
  group: 'owner',
  menu: null,
  screen: async () => (await import('../../../features/admin-quotes/request-page.tsx')).RequestPage,
  samples: ({ request }, at) => [at({ quoteId: request })],
})
