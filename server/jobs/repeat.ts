import type { FastifyBaseLogger } from 'fastify'

/** Work that is done again and again. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  run(): Promise<void>
  /** Hands over what runs the job at once, for whoever hears that there is work for it. */
  wokenBy?(wake: () => void): void
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
  let running = false
  let woken = false
  let failed = false
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const next = () => {
    running = true
    woken = false
    round = job
      .run()
      .then(() => false)
      // A round that fails is told and made again: each of them finds its work in the database.
      .catch((error) => {
        log.warn({ err: error, job: job.name }, 'a job failed and will be run again')
        return true
      })
      .then((itFailed) => {
        running = false
        failed = itFailed
        if (!stopped) timer = setTimeout(next, woken && !failed ? 0 : job.everyMs)
      })
  }
  job.wokenBy?.(() => {
    // A round under way may have looked already.
    woken = true
    // What has failed just now would fail again: it keeps its time.
    if (running || failed || stopped) return
    clearTimeout(timer)
    next()
  })
  next()
  return () => {
    stopped = true
    clearTimeout(timer)
    return round
  }
}
