import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const startPage = dashboardPage({
  path: '/dashboard',
  title: dashboardPages.start,
  group: 'any role',
  menu: null,
  screen: async () => (await import('../../screens/dashboard-start-screen.tsx')).DashboardStartScreen,
  samples: () => ['/dashboard'],
})
