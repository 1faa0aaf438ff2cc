import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage, nonAdmins } from './dashboard-page.ts'

export const myOrdersPage = dashboardPage({
  path: '/dashboard/myorders',
  title: dashboardPages.myOrders,
  group: 'any role',
  menu: { roles: nonAdmins },
  screen: async () => (await import('../../../features/orders/my-orders-page.tsx')).MyOrdersPage,
  samples: () => ['/dashboard/myorders'],
})
