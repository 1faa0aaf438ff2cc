import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const slipsPage = dashboardPage({
  path: '/dashboard/slips',
  title: dashboardPages.slips,
  group: 'orders',
  menu: null,
  screen: async () => (await import('../../../features/admin-orders/slips-page.tsx')).SlipsPage,
  samples: ({ order }) => ['/dashboard/slips', `/dashboard/slips?orders=${order}`],
})
