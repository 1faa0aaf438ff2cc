import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a computation may run before other requests do. */
const longestMs = 8

/** A turn of the event loop. A long computation ends its turn now and then, so that no request waits for all of it. */
export class Turn {
  #startedAt = performance.now()

  get isOver(): boolean {
    return performance.now() - this.#startedAt >= longestMs
  }

  /** Lets other requests run, and begins the next turn. */
  async next(): Promise<void> {
    await nextTurn()
    this.#startedAt = performance.now()
  }
}
