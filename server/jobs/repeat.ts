import type { FastifyBaseLogger } from 'fastify'

/** Work that is done again and again. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  run(): Promise<void>
}

/** Jobs under way; `stop` waits for the round that is running. */
export interface RunningJobs {
  stop(): Promise<void>
}

/** Runs each job at once and then again and again, never two rounds of one at a time. */
export function repeat(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'warn'>): RunningJobs {
  const stops = jobs.map((job) => repeatOne(job, log))
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) }
}

function repeatOne(job: Job, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const next = () => {
    round = job
      .run()
      // A round that fails is told and made again: each of them finds its work in the database.
      .catch((error) => log.warn({ err: error, job: job.name }, 'a job failed and will be run again'))
      .then(() => {
        if (!stopped) timer = setTimeout(next, job.everyMs)
      })
  }
  next()
  return () => {
    stopped = true
    clearTimeout(timer)
    return round
  }
}
