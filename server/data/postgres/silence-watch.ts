/** Options of the detection of silence. */
interface Silence {
  /** After this time without a heartbeat, changes may be missed. */
  readonly afterMs: number
  /** The interval between checks during silence. */
  readonly everyMs: number
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  /** Called at each check while the database answers but no heartbeat arrives. */
  missed(): void
}

/**
 * Watches for missing heartbeats. While none arrives although the database answers, changes are missed, so it calls
 * `missed` at each check: cached data is then at most one interval old. Does nothing while the database is down,
 * because cached pages are better than none.
 */
export class SilenceWatch {
  readonly #silence: Silence
  #timer: NodeJS.Timeout | undefined
  #heard = 0
  #stopped = false

  constructor(silence: Silence) {
    this.#silence = silence
  }

  /** Records a heartbeat, which ends a silence. */
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
    // A busy process may read a heartbeat late, but before the answer to its ping.
    if (this.#stopped || heard !== this.#heard) return
    if (answers) this.#silence.missed()
    this.#checkAfter(this.#silence.everyMs)
  }
}
