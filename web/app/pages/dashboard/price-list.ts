import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const priceListPage = dashboardPage({
  path: '/dashboard/price-lists/:listId',
  title: dashboardPages.priceList,
  group: 'prices',
  menu: null,
  screen: async () => (await import('../../../features/admin-prices/price-list-page.tsx')).PriceListPage,
  samples: ({ priceList }, at) => (priceList ? [at({ listId: priceList })] : []),
})
