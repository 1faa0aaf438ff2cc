import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const returnsPage = page({
  path: '/returns',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('returns'),
  screen: async () => (await import('../screens/text-screen.tsx')).TextScreen,
  head: writtenPages.returns,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/returns'],
})
