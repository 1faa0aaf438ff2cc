import { statusHeadTexts } from '../../features/status/head-texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const statusPage = page({
  path: '/status',
  query: noQuery,
  load: async () => (await import('../../features/status/load-status.ts')).loadStatus,
  screen: async () => (await import('../../features/status/status-page.tsx')).StatusPage,
  head: statusHeadTexts,
  shows: ['status'],
  listed: true,
  needs: { id: 'getStatus' },
  structured: null,
  samples: () => ['/status'],
})
