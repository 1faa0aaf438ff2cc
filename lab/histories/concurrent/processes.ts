import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../../server/data/open-database.ts'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { loadSecret } from '../../faults/booking-load.ts'
import { type RunningShop, startRunningShop } from '../../running-shop.ts'

/** Generous, because a start on a busy machine takes long and is not a difference. */
const startsWithinMs = 5 * patienceMs

/** Server processes on one database, which are killed and started again. */
export class Processes {
  readonly #settings: Readonly<Record<string, string>>
  readonly #running: (RunningShop | undefined)[]
  /** Starts in progress. */
  readonly #starts = new Set<Promise<void>>()
  #kills = 0

  private constructor({ databaseUrl, dataDir }: DatabasePlace, count: number) {
    this.#settings = {
      ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
      SHOP_SECRET: loadSecret,
      SAMPLE_CATALOGUE: 'off',
      RATE_LIMIT_FACTOR: '1000000',
    }
    this.#running = Array.from({ length: count }, () => undefined)
  }

  /** Starts processes one after the other, and waits until all are ready. */
  static async start(place: DatabasePlace, count: number): Promise<Processes> {
    const processes = new Processes(place, count)
    for (const at of processes.#running.keys()) await processes.#startAt(at)
    return processes
  }

  get kills(): number {
    return this.#kills
  }

  /** Returns the wanted process, or the next running one; waits while none runs. */
  async near(wanted: number): Promise<{ readonly at: number; readonly shop: RunningShop }> {
    const count = this.#running.length
    for (;;) {
      for (let more = 0; more < count; more += 1) {
        const at = (wanted + more) % count
        const shop = this.#running[at]
        if (shop) return { at, shop }
      }
      if (this.#starts.size === 0) throw new Error('No process runs, and none is being started')
      await wait(10)
    }
  }

  /** Kills a process, unless it is dead, and starts another in its place. */
  kill(wanted: number): void {
    const at = wanted % this.#running.length
    const shop = this.#running[at]
    if (!shop) return
    this.#running[at] = undefined
    this.#kills += 1
    shop.process.kill('SIGKILL')
    const start = shop.ended.then(() => this.#startAt(at)).finally(() => this.#starts.delete(start))
    this.#starts.add(start)
    // `ready` reports a failed start.
    start.catch(() => undefined)
  }

  /** Waits until every process runs again. */
  async ready(): Promise<void> {
    await Promise.all(this.#starts)
    if (this.#running.includes(undefined)) throw new Error('A process did not start again')
  }

  async stop(): Promise<void> {
    await Promise.allSettled(this.#starts)
    for (const shop of this.#running) {
      shop?.process.kill('SIGTERM')
      await shop?.ended
    }
  }

  async #startAt(at: number): Promise<void> {
    this.#running[at] = await startRunningShop(this.#settings, startsWithinMs)
  }
}
