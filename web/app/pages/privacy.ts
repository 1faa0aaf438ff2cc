import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const privacyPage = page({
  path: '/privacy',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('privacy'),
  screen: async () => (await import('../screens/text-screen.tsx')).TextScreen,
  head: writtenPages.privacy,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/privacy'],
})
