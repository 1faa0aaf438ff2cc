import { inLanguage } from '../../contract/languages/said.ts'
import { type JobGroup, jobGroups } from '../../standards/jobs/all.ts'
import type { Job, JobNeed } from '../../standards/jobs/job.ts'
import { jobGroupTexts } from '../../standards/texts/group-texts.ts'
import { brakeJobTexts } from '../../standards/texts/jobs/brake-job-texts.ts'
import { crankJobTexts } from '../../standards/texts/jobs/crank-job-texts.ts'
import { drivetrainJobTexts } from '../../standards/texts/jobs/drivetrain-job-texts.ts'
import type { JobWords } from '../../standards/texts/jobs/job-words.ts'
import { needTexts } from '../../standards/texts/jobs/need-texts.ts'
import { steeringJobTexts } from '../../standards/texts/jobs/steering-job-texts.ts'
import { tyreJobTexts } from '../../standards/texts/jobs/tyre-job-texts.ts'
import { wheelJobTexts } from '../../standards/texts/jobs/wheel-job-texts.ts'
import { perLanguage } from '../per-language.ts'

const texts = [
  brakeJobTexts,
  crankJobTexts,
  drivetrainJobTexts,
  steeringJobTexts,
  tyreJobTexts,
  wheelJobTexts,
]

/**
 * Returns the jobs by part of the bicycle in a language; in that of the current request without one. The names of
 * products that serve a need stay English: a search in another language knows them too.
 */
export const jobGroupsInWords = perLanguage((tag): readonly JobGroup[] => {
  if (inLanguage(jobGroupTexts, tag) === jobGroupTexts) return jobGroups
  const words: Readonly<Record<string, JobWords>> = Object.assign(
    {},
    ...texts.map((each) => inLanguage(each, tag)),
  )
  return jobGroups.map(({ name, jobs }) => ({
    name: inLanguage(jobGroupTexts, tag)[name] ?? name,
    jobs: jobs.map((job) => jobWith(job, words[job.id], inLanguage(needTexts, tag))),
  }))
})

/** Returns every job in a language; in that of the current request without one. */
export const jobsInWords = perLanguage((tag): readonly Job[] =>
  jobGroupsInWords(tag).flatMap(({ jobs }) => jobs),
)

function jobWith(job: Job, words: JobWords | undefined, names: Readonly<Record<string, string>>): Job {
  const need = (each: JobNeed, does: string | undefined) => ({
    ...each,
    name: names[each.name] ?? each.name,
    does: does ?? each.does,
  })
  return {
    ...job,
    name: words?.name ?? job.name,
    summary: words?.summary ?? job.summary,
    said: words?.said ?? job.said,
    steps: job.steps.map((step, at) => ({ ...step, text: words?.steps[at] ?? step.text })),
    tools: job.tools.map((each, at) => need(each, words?.tools[at])),
    parts: job.parts.map((each, at) => need(each, words?.parts[at])),
  }
}
