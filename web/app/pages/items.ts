import { itemsTexts } from '../../texts/storefront.ts'
import { isFilteredList, listQuery } from './list-query.ts'
import { page } from './page.ts'

export const itemsPage = page({
  path: '/items',
  query: listQuery(),
  load: async () => (await import('../../features/storefront/finding/load-list.ts')).loadItems,
  screen: async () => (await import('../screens/catalogue-screens.tsx')).ItemsScreen,
  head: { title: itemsTexts.title, description: itemsTexts.description },
  shows: ['items', 'spec-keys'],
  listed: true,
  unlisted: isFilteredList,
  canonical: ['category'],
  structured: async ({ rows }, { absolute }): Promise<readonly object[]> =>
    (await import('../machines/shop-data.ts')).partsPageData(rows, absolute),
  samples: () => ['/items'],
})
