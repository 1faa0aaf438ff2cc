import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const customerCreditPage = dashboardPage({
  path: '/dashboard/customer-credit',
  title: dashboardPages.customerCredit,
  group: 'orders',
  menu: null,
  screen: async () => (await import('../../../features/credit/customer-credit-page.tsx')).CustomerCreditPage,
  samples: () => ['/dashboard/customer-credit'],
})
