import { listOrders } from '../../../../contract/orders/orders.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const manageOrdersPage = dashboardPage({
  path: '/dashboard/manageallorders',
  title: dashboardPages.manageAllOrders,
  group: 'orders',
  menu: { calls: listOrders },
  screen: async () => (await import('../../screens/manage-orders-screen.tsx')).ManageOrdersScreen,
  samples: () => ['/dashboard/manageallorders'],
})
