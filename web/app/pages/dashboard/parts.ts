import { addItem } from '../../../../contract/catalogue/managed-items.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const partsPage = dashboardPage({
  path: '/dashboard/parts',
  title: dashboardPages.parts,
  group: 'owner',
  menu: { calls: addItem },
  screen: async () => (await import('../../../features/admin-products/lists/parts-page.tsx')).PartsPage,
  samples: () => ['/dashboard/parts'],
})
