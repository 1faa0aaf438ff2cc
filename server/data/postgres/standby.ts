import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { withinTime } from '../../platform/time-limit.ts'
import { DatabaseUnavailable, type Reader } from '../database.ts'
import type { Schema } from '../schema/schema.ts'
import type { TimeLimits } from './connection.ts'
import { ReachablePool } from './reachable-pool.ts'

/** Pauses between checks whether the standby has caught up; a synchronous standby needs a few milliseconds. */
const catchUpMs = [0, 2, 5, 10, 20, 40]
/** A standby that does not answer gets no reads for this long. */
const leaveAloneMs = 5_000

/** Short, because the primary can answer each read instead. */
const impatience = { connectMs: 1_000, statementMs: 4_000, answerMs: 5_000 } as const
const askMs = 500

interface Places {
  /** The primary, which has every commit. */
  readonly primary: Kysely<Schema>
  readonly onError: (error: Error) => void
}

/**
 * Answers reads from a standby that has replayed every earlier commit of the primary, so that no read returns an older
 * state (docs/decisions/0095). Otherwise the primary answers.
 */
export class Standby {
  readonly #pool: ReachablePool
  readonly #standby: Kysely<Schema>
  readonly #primary: Kysely<Schema>
  readonly #onError: (error: Error) => void
  #leftAloneUntil = 0
  /** Whether the standby was too late for the last read; then the next read does not wait for it. */
  #isBehind = false

  constructor(url: string, limits: TimeLimits, { primary, onError }: Places) {
    this.#pool = new ReachablePool(url, { ...limits, ...impatience }, () => undefined)
    this.#standby = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: this.#pool }) })
    this.#primary = primary
    this.#onError = onError
  }

  /** @param work only reads, and may run twice: if it fails at the standby, the primary answers. */
  async read<Value>(work: (read: Reader) => Promise<Value>): Promise<Value> {
    if (!(await this.#hasCaughtUp())) return work(this.#primary)
    try {
      return await work(this.#standby)
    } catch (error) {
      // Retries on the primary after any error, because replay on the standby may cancel a read that needs its rows.
      if (error instanceof DatabaseUnavailable) this.#leaveAlone(error)
      return work(this.#primary)
    }
  }

  get waiting(): number {
    return this.#pool.waiting
  }

  abort(): void {
    this.#pool.abort()
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  async #hasCaughtUp(): Promise<boolean> {
    if (performance.now() < this.#leftAloneUntil) return false
    // If the primary does not answer, the read itself will fail.
    const position = await positionOf(this.#primary).catch(() => undefined)
    if (position === undefined) return false
    try {
      const isThere = await this.#reaches(position)
      this.#isBehind = !isThere
      return isThere
    } catch (error) {
      this.#leaveAlone(error)
      return false
    }
  }

  async #reaches(position: string): Promise<boolean> {
    for (const ms of this.#isBehind ? [0] : catchUpMs) {
      if (ms > 0) await pause(ms)
      if (await this.#hasReplayed(position)) return true
    }
    return false
  }

  /** Returns false for a server that is not a standby, because its log position cannot be compared. */
  async #hasReplayed(position: string): Promise<boolean> {
    const asking = sql<{ done: boolean | null }>`select pg_is_in_recovery()
      and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as done`.execute(this.#standby)
    const { rows } = await withinTime(asking, askMs, () => {
      throw new DatabaseUnavailable(`The standby did not answer within ${askMs} ms`)
    })
    return rows[0]?.done === true
  }

  #leaveAlone(error: unknown): void {
    if (performance.now() < this.#leftAloneUntil) return
    this.#leftAloneUntil = performance.now() + leaveAloneMs
    this.#onError(new Error('The standby of DATABASE_READ_URL does not answer', { cause: error }))
  }
}

/**
 * Returns the end of the primary's log, after every visible commit. Without `synchronous_commit`, commits are visible
 * before they are flushed.
 */
async function positionOf(primary: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ position: string }>`select (case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as position`.execute(
    primary,
  )
  return rows[0]?.position
}
