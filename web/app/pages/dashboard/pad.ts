import { listKeptLists } from '../../../../contract/orders/kept-lists.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const padPage = dashboardPage({
  path: '/dashboard/pad',
  title: dashboardPages.pad,
  group: 'own',
  menu: { calls: listKeptLists },
  screen: async () => (await import('../../../features/order-pad/pad-page.tsx')).PadPage,
  samples: () => ['/dashboard/pad'],
})
