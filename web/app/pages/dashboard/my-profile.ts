import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const myProfilePage = dashboardPage({
  path: '/dashboard/myprofile',
  title: dashboardPages.myProfile,
  group: 'own',
  menu: {},
  screen: async () => (await import('../../../features/profile/profile-page.tsx')).ProfilePage,
  samples: () => ['/dashboard/myprofile'],
})
