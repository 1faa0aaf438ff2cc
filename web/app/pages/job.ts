import { jobsTexts } from '../../features/fit/jobs-texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const jobPage = page({
  path: '/jobs/:jobId',
  query: noQuery,
  load: async () => (await import('../../features/fit/load-jobs.ts')).loadJob,
  screen: async () => (await import('../../features/fit/job-page.tsx')).JobPage,
  head: ({ name, summary, tools: products }) => ({
    title: name,
    description: jobsTexts.takes(
      summary,
      products.map((product) => product.name),
    ),
  }),
  shows: ['tools', 'items'],
  listed: async ({ jobs }, at) => (await jobs()).map((jobId) => at({ jobId })),
  structured: null,
  samples: ({ job }, at) => [at({ jobId: job })],
})
