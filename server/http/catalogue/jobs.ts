import type * as contract from '../../../contract/catalogue/jobs.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { torquesOf } from '../../../domain/fit/job-needs.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { allStandards } from '../../../standards/all.ts'
import { jobGroups } from '../../../standards/jobs/all.ts'
import type { JobStep } from '../../../standards/jobs/job.ts'
import { findJobProducts, type ServedNeed } from '../../operations/fit/find-job-products.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { toSearchResponse } from './search.ts'

const described = jobGroups.flatMap(({ name: group, jobs }) => jobs.map((job) => ({ ...job, group })))
const standards = new Map(
  allStandards.flatMap(({ id: group, standards }) =>
    standards.map((standard) => [standard.id, { ...standard, group }] as const),
  ),
)

export const jobs = {
  listJobs: async () =>
    done(
      described.map(({ id, name, summary, group, steps, tools }) => ({
        id,
        name,
        summary,
        group,
        steps: steps.length,
        tools: tools.length,
      })),
    ),
  getJob: async ({ shop, web, input: { params } }) => {
    const job = described.find(({ id }) => id === params.id)
    if (!job) return refused('JOB_NOT_FOUND')
    const { tools, parts } = await findJobProducts(shop, web.search, job)
    return done({
      id: job.id,
      name: job.name,
      summary: job.summary,
      group: job.group,
      steps: job.steps.map(toStep),
      tools: tools.map(toNeed),
      parts: parts.map(toNeed),
      standards: job.standards.flatMap((id) => {
        const standard = standards.get(id)
        return standard ? [{ id, name: standard.name, group: standard.group }] : []
      }),
    })
  },
} satisfies HandlersOf<typeof contract.jobs>

type JobAnswer = AnswerOf<typeof contract.getJob>

function toNeed({ need: { name, does, owned }, products }: ServedNeed): JobAnswer['tools'][number] {
  return { name, does, owned: owned === true, products: products.map(toSearchResponse) }
}

function toStep({ text, torque }: JobStep): JobAnswer['steps'][number] {
  const standard = torque && standards.get(torque[0])
  const [range] = standard ? torquesOf(standard.measure, torque[1]) : []
  if (!standard || !range) return { text }
  return { text, torque: { ...range, standard: { id: standard.id, name: standard.name } } }
}
