import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const termsPage = page({
  path: '/terms',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('terms'),
  screen: async () => (await import('../screens/text-screen.tsx')).TextScreen,
  head: writtenPages.terms,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/terms'],
})
