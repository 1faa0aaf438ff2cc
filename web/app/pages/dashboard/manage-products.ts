import { deleteTool } from '../../../../contract/catalogue/tools.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const manageProductsPage = dashboardPage({
  path: '/dashboard/manageproduct',
  title: dashboardPages.manageProduct,
  group: 'owner',
  menu: { calls: deleteTool },
  screen: async () =>
    (await import('../../../features/admin-products/lists/manage-products-page.tsx')).ManageProductsPage,
  samples: () => ['/dashboard/manageproduct'],
})
