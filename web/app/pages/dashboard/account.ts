import { getAccount } from '../../../../contract/accounts/accounts.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const accountPage = dashboardPage({
  path: '/dashboard/account',
  title: dashboardPages.account,
  group: 'own',
  menu: { calls: getAccount },
  // The page that submits the form has already loaded this chunk.
  action: async (asked) => (await import('../../screens/account-screen.tsx')).action(asked),
  screen: async () => (await import('../../screens/account-screen.tsx')).AccountScreen,
  samples: () => ['/dashboard/account'],
})
