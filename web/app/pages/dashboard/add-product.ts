import { addTool } from '../../../../contract/catalogue/tools.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const addProductPage = dashboardPage({
  path: '/dashboard/addproduct',
  title: dashboardPages.addProduct,
  group: 'owner',
  menu: { calls: addTool },
  screen: async () => (await import('../../../features/admin-products/add-product-page.tsx')).AddProductPage,
  samples: () => ['/dashboard/addproduct'],
})
