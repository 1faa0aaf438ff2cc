import { listQuotes } from '../../../../contract/requests/quotes.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const requestsPage = dashboardPage({
  path: '/dashboard/quotes',
  title: dashboardPages.quotes,
  group: 'owner',
  menu: { calls: listQuotes },
  screen: async () => (await import('../../../features/admin-quotes/quotes-page.tsx')).QuotesPage,
  samples: () => ['/dashboard/quotes'],
})
