import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const deliveryPage = page({
  path: '/delivery',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('delivery'),
  screen: async () => (await import('../screens/text-screen.tsx')).TextScreen,
  head: writtenPages.delivery,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/delivery'],
})
