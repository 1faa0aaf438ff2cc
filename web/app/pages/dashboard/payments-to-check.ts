import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const paymentsToCheckPage = dashboardPage({
  path: '/dashboard/payments-to-check',
  title: dashboardPages.paymentsToCheck,
  group: 'orders',
  menu: null,
  screen: async () => (await import('../../screens/payments-to-check-screen.tsx')).PaymentsToCheckScreen,
  samples: () => ['/dashboard/payments-to-check'],
})
