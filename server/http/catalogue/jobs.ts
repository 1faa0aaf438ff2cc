import type * as contract from '../../../contract/catalogue/jobs.ts'
import { said } from '../../../contract/languages/said.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { Reading } from '../../../domain/catalogue/words-in-language.ts'
import { torquesOf } from '../../../domain/fit/job-needs.ts'
import { jobGroupsInWords } from '../../../domain/fit/jobs-in-words.ts'
import { standardsInWords } from '../../../domain/fit/standards-in-words.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { perLanguage } from '../../../domain/per-language.ts'
import { allStandards } from '../../../standards/all.ts'
import type { JobStep } from '../../../standards/jobs/job.ts'
import { measureTexts } from '../../../standards/texts/measurement-texts.ts'
import { findJobProducts, type ServedNeed } from '../../operations/fit/find-job-products.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { readingOf } from './reading.ts'
import { toSaidResponse } from './search.ts'

const described = perLanguage((tag) =>
  jobGroupsInWords(tag).flatMap(({ name: group, jobs }) => jobs.map((job) => ({ ...job, group }))),
)
/** The English standards, because the jobs choose a torque by English words. */
const standards = new Map(
  allStandards.flatMap(({ standards }) => standards.map((standard) => [standard.id, standard] as const)),
)

export const jobs = {
  listJobs: async () =>
    done(
      described().map(({ id, name, summary, group, steps, tools }) => ({
        id,
        name,
        summary,
        group,
        steps: steps.length,
        tools: tools.length,
      })),
    ),
  getJob: async ({ shop, web, input: { params } }) => {
    const job = described().find(({ id }) => id === params.id)
    if (!job) return refused('JOB_NOT_FOUND')
    const { tools, parts } = await findJobProducts(shop, web.search, job)
    return done({
      id: job.id,
      name: job.name,
      summary: job.summary,
      group: job.group,
      steps: job.steps.map(toStep),
      tools: tools.map((each) => toNeed(each, readingOf(shop))),
      parts: parts.map((each) => toNeed(each, readingOf(shop))),
      standards: job.standards.flatMap((id) => {
        const standard = standardsInWords().byId.get(id)
        return standard ? [{ id, name: standard.name, group: standard.group }] : []
      }),
    })
  },
} satisfies HandlersOf<typeof contract.jobs>

type JobAnswer = AnswerOf<typeof contract.getJob>

function toNeed(
  { need: { name, does, owned }, products }: ServedNeed,
  reading: Reading,
): JobAnswer['tools'][number] {
  const shown = products.map((product) => toSaidResponse(product, reading))
  return { name, does, owned: owned === true, products: shown }
}

function toStep({ text, torque }: JobStep): JobAnswer['steps'][number] {
  if (!torque) return { text }
  const [id, words] = torque
  const [range] = torquesOf(standards.get(id)?.measure ?? [], words)
  const name = standardsInWords().byId.get(id)?.name
  if (!range || name === undefined) return { text }
  const what = said(measureTexts)[range.what] ?? range.what
  return { text, torque: { ...range, what, standard: { id, name } } }
}
