import type { Job } from '../../jobs/job.ts'

/** What is written about a job. Steps, tools and parts have the order of the job. */
export interface JobWords {
  readonly name: string
  readonly summary: string
  /** What riders say of the job or of the fault; each language has its own. */
  readonly said: readonly string[]
  readonly steps: readonly string[]
  /** What each tool does. */
  readonly tools: readonly string[]
  /** What each part is for. */
  readonly parts: readonly string[]
}

/** Returns the words of some jobs by the jobs' ids. */
export function wordsOfJobs(jobs: readonly Job[]): Readonly<Record<string, JobWords>> {
  return Object.fromEntries(
    jobs.map(({ id, name, summary, said, steps, tools, parts }) => [
      id,
      {
        name,
        summary,
        said,
        steps: steps.map(({ text }) => text),
        tools: tools.map(({ does }) => does),
        parts: parts.map(({ does }) => does),
      },
    ]),
  )
}
