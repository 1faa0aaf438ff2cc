import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const customerGroupsPage = dashboardPage({
  path: '/dashboard/customer-groups',
  title: dashboardPages.customerGroups,
  group: 'prices',
  menu: null,
  screen: async () => (await import('../../../features/admin-prices/groups-page.tsx')).GroupsPage,
  samples: () => ['/dashboard/customer-groups'],
})
