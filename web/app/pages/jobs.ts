import { jobsTexts } from '../../features/fit/jobs-texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const jobsPage = page({
  path: '/jobs',
  query: noQuery,
  load: async () => (await import('../../features/fit/load-jobs.ts')).loadJobs,
  screen: async () => (await import('../../features/fit/jobs-page.tsx')).JobsPage,
  head: { title: jobsTexts.title, description: jobsTexts.description },
  shows: [],
  listed: true,
  needs: { id: 'listJobs' },
  structured: null,
  samples: () => ['/jobs'],
})
