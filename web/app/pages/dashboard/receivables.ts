import { listReceivables } from '../../../../contract/payments/receivables.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const receivablesPage = dashboardPage({
  path: '/dashboard/receivables',
  title: dashboardPages.receivables,
  group: 'prices',
  menu: { calls: listReceivables },
  screen: async () => (await import('../../../features/receivables/receivables-page.tsx')).ReceivablesPage,
  samples: () => ['/dashboard/receivables'],
})
