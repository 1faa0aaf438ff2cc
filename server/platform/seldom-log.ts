import type { FastifyBaseLogger } from 'fastify'
import { minuteMs } from './clock.ts'

type Level = 'warn' | 'error'

/**
 * Logs what may happen with every request: the first time at once, what follows within a minute as one line with its
 * count. On a full disk the log would otherwise be the next thing that fills.
 */
export class SeldomLog {
  readonly #everyMs: number
  /** How often each message was held back since its last line. */
  readonly #heldBack = new Map<string, number>()

  constructor(everyMs = minuteMs) {
    this.#everyMs = everyMs
  }

  write(log: Pick<FastifyBaseLogger, Level>, level: Level, fields: object, message: string): void {
    const heldBack = this.#heldBack.get(message)
    if (heldBack !== undefined) {
      this.#heldBack.set(message, heldBack + 1)
      return
    }
    log[level](fields, message)
    this.#heldBack.set(message, 0)
    setTimeout(() => this.#tellHeldBack(log, level, message), this.#everyMs).unref()
  }

  #tellHeldBack(log: Pick<FastifyBaseLogger, Level>, level: Level, message: string): void {
    const times = this.#heldBack.get(message) ?? 0
    this.#heldBack.delete(message)
    if (times > 0) this.write(log, level, { times }, message)
  }
}
