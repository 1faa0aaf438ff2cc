import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { queryOf } from './page-query.ts'

export const quotePage = page({
  path: '/quote',
  query: queryOf({ item: 'first', words: 'first' }),
  load: async () => (await import('../../features/quote/load-quoted-part.ts')).loadQuotedItem,
  screen: async () => (await import('../screens/quote-screen.tsx')).QuoteScreen,
  head: writtenPages.quote,
  shows: [],
  listed: true,
  structured: null,
  samples: ({ item }) => ['/quote', `/quote?item=${item}`],
})
