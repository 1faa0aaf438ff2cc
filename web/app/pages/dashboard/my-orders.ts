import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage, nonAdmins } from './dashboard-page.ts'

export const myOrdersPage = dashboardPage({
  path: '/dashboard/myorders',
  title: dashboardPages.myOrders,
  group: 'any role',
  menu: { roles: nonAdmins },
  screen: async () => (await import('../../screens/my-orders-screen.tsx')).MyOrdersScreen,
  samples: () => ['/dashboard/myorders'],
})
