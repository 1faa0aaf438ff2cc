import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const paymentPage = dashboardPage({
  path: ['/dashboard/payment', '/dashboard/payment/:orderId'],
  title: dashboardPages.payment,
  group: 'own',
  menu: null,
  screen: async () => (await import('../../screens/payment-screen.tsx')).PaymentScreen,
  samples: ({ unpaid, paid, another }, at) => [
    at({ orderId: unpaid }),
    at({ orderId: paid }),
    `/dashboard/payment?orders=${unpaid},${another}`,
  ],
})
