import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const oneOrderPage = dashboardPage({
  path: '/dashboard/manageallorders/:orderId',
  title: dashboardPages.order,
  group: 'orders',
  menu: null,
  screen: async () => (await import('../../screens/order-screen.tsx')).OrderScreen,
  samples: ({ order }, at) => [at({ orderId: order })],
})
