import { hostOf } from '../../api/host.ts'
import { homeTexts } from '../../texts/storefront.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const homePage = page({
  path: '/',
  query: noQuery,
  load: async () => (await import('../../features/storefront/load-storefront.ts')).loadHome,
  screen: 'start',
  head: { title: homeTexts.title, description: homeTexts.description },
  shows: ['tools', 'items', 'reviews'],
  listed: true,
  structured: async (_, { absolute, settings }): Promise<readonly object[]> => {
    const canSearch = hostOf(settings).offers({ id: 'searchProducts' })
    return (await import('../machines/shop-data.ts')).homePageData(absolute, canSearch, settings.shop)
  },
  samples: () => ['/'],
})
