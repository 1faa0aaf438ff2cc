import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Topic } from '../database.ts'
import type { Schema } from '../schema.ts'

const channel = 'truewheel_changes'
const firstRetryMs = 250
const longestRetryMs = 5_000

type Listener = (topics: readonly Topic[] | 'everything') => void

/**
 * Tells every process what any of them changed, over LISTEN and NOTIFY. A lost connection is made again;
 * what was announced in between is unknown, so the listeners are then told that everything has changed.
 */
export class ChangeFeed {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #listeners: Listener[] = []
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #stopped = false

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url
    this.#onError = onError
  }

  /** Announces topics as part of a transaction: they go out when it commits. */
  static async announce(transaction: Kysely<Schema>, topics: readonly Topic[]): Promise<void> {
    await sql`select pg_notify(${channel}, ${JSON.stringify(topics)})`.execute(transaction)
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    this.#client = client
    client.on('notification', ({ payload }) => this.tell(topicsIn(payload)))
    client.on('error', (error) => {
      this.#onError(error)
      this.#again(firstRetryMs)
    })
    client.on('end', () => this.#again(firstRetryMs))
    await client.connect()
    await client.query(`listen ${channel}`)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#retry)
    await this.#client?.end()
  }

  /** Tells the listeners of this process alone. */
  tell(topics: readonly Topic[] | 'everything'): void {
    for (const listener of this.#listeners) listener(topics)
  }

  #again(delayMs: number): void {
    if (this.#stopped || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.start().then(
        () => this.tell('everything'),
        (error) => {
          this.#onError(error)
          this.#again(Math.min(delayMs * 2, longestRetryMs))
        },
      )
    }, delayMs)
  }
}

function topicsIn(payload: string | undefined): readonly Topic[] | 'everything' {
  try {
    const topics: unknown = JSON.parse(payload ?? '')
    // Only this class writes to the channel; a list is all that has to be checked.
    return Array.isArray(topics) ? (topics as Topic[]) : 'everything'
  } catch {
    return 'everything'
  }
}
