import { listPriceRules } from '../../../../contract/prices/price-rules.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const pricesPage = dashboardPage({
  path: '/dashboard/prices',
  title: dashboardPages.prices,
  group: 'prices',
  menu: { calls: listPriceRules },
  screen: async () => (await import('../../../features/admin-prices/prices-page.tsx')).PricesPage,
  samples: () => ['/dashboard/prices'],
})
