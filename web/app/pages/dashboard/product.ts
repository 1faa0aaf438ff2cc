import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const productPage = dashboardPage({
  path: '/dashboard/manageproduct/:toolId',
  title: dashboardPages.product,
  group: 'owner',
  menu: null,
  screen: async () => (await import('../../../features/admin-products/product-page.tsx')).ProductPage,
  samples: ({ tool: product }, at) => [at({ toolId: product })],
})
