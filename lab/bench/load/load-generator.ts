import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LoadJob, LoadResult } from './load-job.ts'

/** A process that sends load. */
export class LoadGenerator {
  readonly #process: ChildProcess

  constructor() {
    this.#process = fork(join(import.meta.dirname, 'load-process.ts'))
  }

  /** Sends a load and returns its answers. One load at a time. */
  async run(job: LoadJob): Promise<LoadResult> {
    const ended = new AbortController()
    const died = once(this.#process, 'exit', { signal: ended.signal }).then(([code]) => {
      throw new Error(`The process that sends load ended with ${code}`)
    })
    died.catch(() => undefined)
    this.#process.send(job)
    const [result] = await Promise.race([once(this.#process, 'message'), died])
    ended.abort()
    return result as LoadResult
  }

  end(): void {
    this.#process.kill()
  }
}
