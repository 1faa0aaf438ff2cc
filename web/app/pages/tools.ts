import { productsTexts } from '../../texts/storefront.ts'
import { isFilteredList, listQuery } from './list-query.ts'
import { page } from './page.ts'

export const productsPage = page({
  path: '/tools',
  query: listQuery('view'),
  load: async () => (await import('../../features/storefront/finding/load-list.ts')).loadTools,
  screen: async () => (await import('../screens/catalogue-screens.tsx')).ToolsScreen,
  head: { title: productsTexts.title, description: productsTexts.description },
  shows: ['tools', 'items', 'spec-keys'],
  listed: async ({ bookable }) => {
    const { cursors } = await bookable()
    return ['/tools', ...cursors.map((after) => `/tools?${new URLSearchParams({ after })}`)]
  },
  unlisted: isFilteredList,
  canonical: ['category'],
  structured: async ({ rows }, { absolute }): Promise<readonly object[]> =>
    (await import('../machines/shop-data.ts')).listPageData(rows, absolute),
  samples: () => ['/tools', '/tools?q=wrench&stock=in&view=table', '/tools?view=scale', '/tools?q=xyzzy'],
})
