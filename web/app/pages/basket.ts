import { basketHeadTexts } from '../../features/basket/head-texts.ts'
import { page } from './page.ts'
import { queryOf } from './page-query.ts'

export const basketPage = page({
  path: '/basket',
  query: queryOf({ cart: 'first' }),
  load: async () => (await import('../../features/basket/load-basket.ts')).loadBasket,
  screen: async () => (await import('../../features/basket/basket-page.tsx')).BasketPage,
  head: { ...basketHeadTexts, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/basket'],
})
