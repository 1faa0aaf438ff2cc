import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const accessibilityPage = page({
  path: '/accessibility',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('accessibility'),
  screen: async () => (await import('../screens/text-screen.tsx')).TextScreen,
  head: writtenPages.accessibility,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/accessibility'],
})
