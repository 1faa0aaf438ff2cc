import { getCredit } from '../../../../contract/payments/credit.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const creditPage = dashboardPage({
  path: '/dashboard/credit',
  title: dashboardPages.credit,
  group: 'own',
  menu: { calls: getCredit },
  screen: async () => (await import('../../../features/credit/credit-page.tsx')).CreditPage,
  samples: () => ['/dashboard/credit'],
})
