import { orderLinkTexts } from '../../features/order-link/texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const orderPage = page({
  path: '/order',
  query: noQuery,
  action: async (asked) =>
    (await import('../../features/order-link/read-pasted-orders.ts')).readPastedOrders(asked),
  screen: async () => (await import('../../features/order-link/order-link-page.tsx')).OrderLinkPage,
  head: { title: orderLinkTexts.title, description: orderLinkTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/order'],
})
