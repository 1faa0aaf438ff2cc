import { writtenPages } from '../../texts/written-pages.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const portfolioPage = page({
  path: '/portfolio',
  query: noQuery,
  load: async () => (await import('../../features/pages/load-text.ts')).loadText('portfolio'),
  screen: async () => (await import('../screens/text-screen.tsx')).PortfolioScreen,
  head: writtenPages.portfolio,
  shows: ['shop'],
  listed: true,
  structured: null,
  samples: () => ['/portfolio'],
})
