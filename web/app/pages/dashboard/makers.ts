import { listMakers } from '../../../../contract/catalogue/makers.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const makersPage = dashboardPage({
  path: '/dashboard/makers',
  title: dashboardPages.makers,
  group: 'owner',
  menu: { calls: listMakers },
  screen: async () => (await import('../../../features/admin-products/makers/makers-page.tsx')).MakersPage,
  samples: () => ['/dashboard/makers'],
})
