import { compareTexts } from '../../features/compare/texts.ts'
import { page } from './page.ts'
import { queryOf } from './page-query.ts'

export const comparePage = page({
  path: '/compare',
  query: queryOf({ tools: 'every' }),
  load: async () => (await import('../../features/compare/load-compared.ts')).loadCompared,
  screen: async () => (await import('../screens/compare-screen.tsx')).CompareScreen,
  head: { title: compareTexts.title, description: compareTexts.description, unlisted: true },
  shows: ['tools'],
  listed: false,
  structured: null,
  samples: ({ tool: product, soldOut }) => ['/compare', `/compare?tools=${product},${soldOut}`],
})
