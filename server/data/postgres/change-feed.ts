import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Topic } from '../database.ts'
import { preparedWrite } from '../prepared-query.ts'
import type { Schema } from '../schema/schema.ts'
import type { TimeLimits } from './connection.ts'
import { ListeningConnection } from './listening-connection.ts'
import { SilenceWatch } from './silence-watch.ts'

const channel = 'truewheel_changes'
const firstRetryMs = 250
const longestRetryMs = 5_000

/** PostgreSQL accepts less than 8,000 bytes; ids are ASCII. */
const longestPayload = 7_500

/** Replaces the names of too many changed topics; every version treats it as a change of everything. */
const many = 'many'

const notify = preparedWrite((db, { payload }: { payload: string }) =>
  db.selectNoFrom(sql`pg_notify(${channel}, ${payload})`.as('notified')),
)

type Listener = (topics: readonly Topic[] | 'everything') => void

/** The channel's payload. */
interface Announcement {
  /** The id of the sending feed. */
  readonly from: string
  readonly topics: readonly Topic[]
}

/** SQLSTATEs of a stopping or starting server, which answers no other connection either. */
const restarting = /^57P/

/**
 * Publishes changes to every process by LISTEN and NOTIFY. A writing process notifies its own listeners directly and
 * ignores its own notification. A lost connection is reopened; its listeners then receive `everything`, because
 * notifications were lost. They receive `everything` repeatedly while no heartbeat is heard although the database
 * answers. During an outage listeners get nothing, because cached pages are better than none.
 */
export class ChangeFeed {
  readonly #id = randomUUID()
  readonly #url: string
  readonly #limits: TimeLimits
  readonly #onError: (error: Error) => void
  readonly #listeners: Listener[] = []
  readonly #silence: SilenceWatch
  #connection: ListeningConnection | undefined
  #retry: NodeJS.Timeout | undefined
  #stopped = false

  /** @param ping resolves when the database answers the other connections. */
  constructor(
    url: string,
    limits: TimeLimits,
    { onError, ping }: { readonly onError: (error: Error) => void; readonly ping: () => Promise<void> },
  ) {
    this.#url = url
    this.#limits = limits
    this.#onError = onError
    this.#silence = new SilenceWatch({
      afterMs: limits.silenceMs,
      everyMs: limits.heartbeatEveryMs,
      ping,
      missed: () => this.notifyListeners('everything'),
    })
  }

  /** Announces topics to the other processes as part of a transaction; PostgreSQL sends them at the commit. */
  async announce(transaction: Kysely<Schema>, topics: readonly Topic[]): Promise<void> {
    const announcement: Announcement = { from: this.#id, topics }
    const payload = JSON.stringify(announcement)
    const short = payload.length <= longestPayload ? payload : many
    await notify({ db: transaction }, { payload: short })
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  async start(): Promise<void> {
    const connection = new ListeningConnection(this.#url, channel, this.#limits, {
      message: (payload) => this.#receive(announcementIn(payload)),
      heard: () => this.#silence.hear(),
      error: (error) => this.#report(error),
      lost: () => this.#reconnectAfter(firstRetryMs),
    })
    this.#connection = connection
    await connection.open()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#retry)
    this.#silence.stop()
    await this.#connection?.close()
  }

  /** Notifies only the listeners of this process. */
  notifyListeners(topics: readonly Topic[] | 'everything'): void {
    for (const listener of this.#listeners) listener(topics)
  }

  #receive(announcement: Announcement | undefined): void {
    if (announcement?.from !== this.#id) this.notifyListeners(announcement?.topics ?? 'everything')
  }

  /** Ignores errors after `stop`. */
  #report(error: Error): void {
    if (!this.#stopped) this.#onError(error)
  }

  #reconnectAfter(delayMs: number): void {
    if (this.#stopped || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.start().then(
        () => this.notifyListeners('everything'),
        (error) => {
          this.#report(error)
          // The server answers, so pages are rendered from its data, but this process receives no changes.
          if (error instanceof pg.DatabaseError && !restarting.test(error.code ?? ''))
            this.notifyListeners('everything')
          this.#reconnectAfter(Math.min(delayMs * 2, longestRetryMs))
        },
      )
    }, delayMs)
  }
}

/** Parses an announcement. Undefined for an unknown format, because another version of the shop may be running. */
function announcementIn(payload: string | undefined): Announcement | undefined {
  try {
    const announcement: unknown = JSON.parse(payload ?? '')
    return isAnnouncement(announcement) ? announcement : undefined
  } catch {
    return undefined
  }
}

function isAnnouncement(value: unknown): value is Announcement {
  // Only this class writes to the channel, so a check of the shape is enough.
  return typeof value === 'object' && value !== null && 'from' in value && 'topics' in value
}
