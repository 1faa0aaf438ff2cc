import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const priceListsPage = dashboardPage({
  path: '/dashboard/price-lists',
  title: dashboardPages.priceLists,
  group: 'prices',
  menu: null,
  screen: async () => (await import('../../../features/admin-prices/price-lists-page.tsx')).PriceListsPage,
  samples: () => ['/dashboard/price-lists'],
})
