import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Topic } from '../database.ts'
import type { Schema } from '../schema/schema.ts'
import type { TimeLimits } from './connection.ts'
import { ListeningConnection } from './listening-connection.ts'

const channel = 'truewheel_changes'
const firstRetryMs = 250
const longestRetryMs = 5_000

type Listener = (topics: readonly Topic[] | 'everything') => void

/** What goes over the channel. */
interface Announcement {
  /** The feed that announced it. */
  readonly from: string
  readonly topics: readonly Topic[]
}

/** SQLSTATE of a server that is about to stop or to start: it answers nobody else either. */
const restarting = /^57P/

/**
 * Tells every process what any of them changed, over LISTEN and NOTIFY. Who writes tells its own listeners
 * itself, at once, and does not hear the announcement of it. A lost connection is made again; what was
 * announced in between is unknown, so the listeners are then told that everything has changed. Until then they show
 * what they have: where the database is away, that is better than nothing.
 */
export class ChangeFeed {
  readonly #id = randomUUID()
  readonly #url: string
  readonly #limits: TimeLimits
  readonly #onError: (error: Error) => void
  readonly #listeners: Listener[] = []
  #connection: ListeningConnection | undefined
  #retry: NodeJS.Timeout | undefined
  #stopped = false

  constructor(url: string, limits: TimeLimits, onError: (error: Error) => void) {
    this.#url = url
    this.#limits = limits
    this.#onError = onError
  }

  /** Announces topics to the other processes as part of a transaction: they go out when it commits. */
  async announce(transaction: Kysely<Schema>, topics: readonly Topic[]): Promise<void> {
    const announcement: Announcement = { from: this.#id, topics }
    await sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`.execute(transaction)
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  async start(): Promise<void> {
    const connection = new ListeningConnection(this.#url, channel, this.#limits, {
      message: (payload) => this.#hear(announcementIn(payload)),
      error: (error) => this.#report(error),
      lost: () => this.#again(firstRetryMs),
    })
    this.#connection = connection
    await connection.open()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#retry)
    await this.#connection?.close()
  }

  /** Tells the listeners of this process alone. */
  tell(topics: readonly Topic[] | 'everything'): void {
    for (const listener of this.#listeners) listener(topics)
  }

  #hear(announcement: Announcement | undefined): void {
    if (announcement?.from !== this.#id) this.tell(announcement?.topics ?? 'everything')
  }

  /** What becomes of a connection that nobody wants any more is no error. */
  #report(error: Error): void {
    if (!this.#stopped) this.#onError(error)
  }

  #again(delayMs: number): void {
    if (this.#stopped || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.start().then(
        () => this.tell('everything'),
        (error) => {
          this.#report(error)
          // It answers, so pages are made from it, and of their changes nothing is heard.
          if (error instanceof pg.DatabaseError && !restarting.test(error.code ?? '')) this.tell('everything')
          this.#again(Math.min(delayMs * 2, longestRetryMs))
        },
      )
    }, delayMs)
  }
}

/** Undefined for what this version does not know: another version of the shop may run beside it. */
function announcementIn(payload: string | undefined): Announcement | undefined {
  try {
    const announcement: unknown = JSON.parse(payload ?? '')
    return isAnnouncement(announcement) ? announcement : undefined
  } catch {
    return undefined
  }
}

function isAnnouncement(value: unknown): value is Announcement {
  // Only this class writes to the channel; the shape is all that has to be checked.
  return typeof value === 'object' && value !== null && 'from' in value && 'topics' in value
}
