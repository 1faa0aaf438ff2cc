import type { RouteObject } from 'react-router'
import { fitTexts } from '../../features/fit/fit-texts.ts'
import { jobsTexts } from '../../features/fit/jobs-texts.ts'
import type { FitData } from '../../features/fit/load-fit.ts'
import type { Job } from '../../features/fit/load-jobs.ts'
import { links } from '../../routing/links.ts'
import { onDemand } from './on-demand.ts'
import { type PageHead, page } from './page-handle.ts'
import { notFoundHead } from './page-heads.ts'
import { pageLoader } from './page-loader.ts'

/** The pages that say which tool it takes. */
export const guideRoutes: RouteObject[] = [
  {
    path: links.fit(),
    lazy: onDemand(async () => (await import('../../features/fit/fit-page.tsx')).FitPage),
    loader: pageLoader(async () => (await import('../../features/fit/load-fit.ts')).loadFit),
    handle: page({
      head: fitHead,
      topics: () => ['tools', 'items'],
      modules: ['web/features/fit/fit-page.tsx'],
    }),
  },
  {
    path: links.jobs,
    lazy: onDemand(async () => (await import('../../features/fit/jobs-page.tsx')).JobsPage),
    loader: pageLoader(async () => (await import('../../features/fit/load-jobs.ts')).loadJobs),
    handle: page({
      head: () => ({ title: jobsTexts.title, description: jobsTexts.description }),
      modules: ['web/features/fit/jobs-page.tsx'],
    }),
  },
  {
    path: '/jobs/:jobId',
    lazy: onDemand(async () => (await import('../../features/fit/job-page.tsx')).JobPage),
    loader: pageLoader(async () => (await import('../../features/fit/load-jobs.ts')).loadJob),
    handle: page({
      head: jobHead,
      topics: () => ['tools', 'items'],
      modules: ['web/features/fit/job-page.tsx'],
    }),
  },
]

function jobHead(data: unknown): PageHead {
  // The route's loader returns a Job, or nothing when it failed.
  const job = data as Job | undefined
  if (!job) return notFoundHead()
  const tools = job.tools.map(({ name }) => name).join(', ')
  return { title: job.name, description: `${job.summary} It takes: ${tools}.` }
}

function fitHead(data: unknown): PageHead {
  // The route's loader returns this, or nothing when it failed.
  const fit = (data as Partial<FitData> | undefined)?.fit
  const subject =
    fit?.standards.length === 1 ? fit.standards[0] : fit?.groups.find(({ id }) => id === fit.group)
  const title = subject ? `${fitTexts.title}: ${subject.name}` : fitTexts.title
  return { title, description: fit?.sentence ?? fitTexts.description }
}
