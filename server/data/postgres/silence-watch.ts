/** Options for noticing a silence, and for what happens during it. */
interface Silence {
  /** Without a heartbeat for this long, changes may be missed. */
  readonly afterMs: number
  /** From one check of a silence to the next. */
  readonly everyMs: number
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  /** Called at each check while the database answers, but no heartbeat is heard. */
  missed(): void
}

/**
 * Watches whether heartbeats are heard. While none is, but the database answers, its changes are missed, so it calls
 * `missed` again and again: what is cached then is as old as the time between two checks. A database that is away is
 * left alone, because cached pages are better than none.
 */
export class SilenceWatch {
  readonly #silence: Silence
  #timer: NodeJS.Timeout | undefined
  #heard = 0
  #stopped = false

  constructor(silence: Silence) {
    this.#silence = silence
  }

  /** Notes a heartbeat, which ends a silence. */
  hear(): void {
    if (this.#stopped) return
    this.#heard += 1
    this.#checkAfter(this.#silence.afterMs)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #checkAfter(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#check(), delayMs)
  }

  async #check(): Promise<void> {
    const heard = this.#heard
    const answers = await this.#silence.ping().then(
      () => true,
      () => false,
    )
    // A busy process reads a heartbeat that arrived before the answer to its ping.
    if (this.#stopped || heard !== this.#heard) return
    if (answers) this.#silence.missed()
    this.#checkAfter(this.#silence.everyMs)
  }
}
