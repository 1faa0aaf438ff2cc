import { basketHeadTexts } from '../../features/basket/head-texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const basketPage = page({
  path: '/basket',
  query: noQuery,
  load: async () => (await import('./basket-offered.ts')).refuseWithoutBasket,
  screen: async () => (await import('../../features/basket/basket-page.tsx')).BasketPage,
  head: { ...basketHeadTexts, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/basket'],
})
