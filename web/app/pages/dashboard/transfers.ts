import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const transfersPage = dashboardPage({
  path: '/dashboard/transfers',
  title: dashboardPages.transfers,
  group: 'prices',
  menu: null,
  screen: async () => (await import('../../../features/receivables/transfers-page.tsx')).TransfersPage,
  samples: () => ['/dashboard/transfers'],
})
