import { listUsers } from '../../../../contract/accounts/accounts.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const usersPage = dashboardPage({
  path: '/dashboard/allusers',
  title: dashboardPages.allUsers,
  group: 'owner',
  menu: { calls: listUsers },
  screen: async () => (await import('../../screens/users-screen.tsx')).UsersScreen,
  samples: () => ['/dashboard/allusers'],
})
