import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const blogPage = page({
  path: '/blog',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('blog'),
  screen: async () => (await import('../screens/text-screen.tsx')).BlogScreen,
  head: writtenPages.blog,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/blog'],
})
