import { restockLinkTexts } from '../../features/restock/texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const restockPage = page({
  path: '/restock',
  query: noQuery,
  screen: async () => (await import('../../features/restock/restock-link-page.tsx')).RestockLinkPage,
  head: { title: restockLinkTexts.title, description: restockLinkTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/restock', '/restock#token=abcdefghijklmnopqrstuvwxyz'],
})
