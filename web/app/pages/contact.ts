import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const contactPage = page({
  path: '/contact',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('contact'),
  screen: async () => (await import('../screens/contact-screen.tsx')).ContactScreen,
  head: writtenPages.contact,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/contact'],
})
