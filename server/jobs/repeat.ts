import type { FastifyBaseLogger } from 'fastify'

/** A recurring job. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  run(): Promise<void>
  /** Gets a function that runs the job at once, for calling when there is work. */
  wokenBy?(wake: () => void): void
  /** Ends work that outlasts a round, after the last one. */
  stop?(): Promise<void>
}

/** Running jobs; `stop` waits for the current round. */
export interface RunningJobs {
  stop(): Promise<void>
}

/**
 * Runs each job at once and then at its interval, one round at a time.
 *
 * @param succeeded gets a job's name after each successful round.
 */
export function repeat(
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  succeeded: (name: string) => void = () => undefined,
): RunningJobs {
  const stops = jobs.map((job) => repeatOne(job, log, succeeded))
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) }
}

function repeatOne(
  job: Job,
  log: Pick<FastifyBaseLogger, 'warn'>,
  succeeded: (name: string) => void,
): () => Promise<void> {
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
      .then(() => {
        succeeded(job.name)
        return false
      })
      // Logs a failed round. The next round retries, because each round finds its work in the database.
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
    // The running round may have missed the new work.
    woken = true
    // A failed job would fail again, so it waits for its interval.
    if (running || failed || stopped) return
    clearTimeout(timer)
    next()
  })
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await round
    await job.stop?.()
  }
}
