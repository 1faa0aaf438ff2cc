import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const receivablePage = dashboardPage({
  path: '/dashboard/receivable',
  title: dashboardPages.receivable,
  group: 'prices',
  menu: null,
  screen: async () => (await import('../../../features/receivables/receivable-page.tsx')).ReceivablePage,
  samples: () => ['/dashboard/receivable'],
})
