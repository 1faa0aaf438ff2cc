import type { Kysely } from 'kysely'
import type { Outcome } from '../../../domain/outcome.ts'
import { DatabaseUnavailable, type Topic, type Transaction } from '../database.ts'
import type { Schema } from '../schema/schema.ts'
import type { SqliteConnection } from './connection.ts'
import { kyselyOn } from './dialect.ts'

interface Unit {
  run(transaction: Transaction): Promise<Outcome<unknown>>
  resolve(outcome: Outcome<unknown>): void
  reject(error: unknown): void
}

interface Finished {
  readonly unit: Unit
  readonly outcome: Outcome<unknown>
}

/** So that a long queue does not keep reads waiting: what is left comes in the next turn. */
const unitsInAGroup = 256

/**
 * The only writer of the embedded database (docs/decisions/0002). Units of work that arrive in one turn of
 * the event loop share one transaction, with a savepoint each, and so one wait for the disk; each is
 * acknowledged after the commit.
 *
 * A unit's queries run synchronously behind their promises, so a whole group runs within one turn of the
 * loop and nothing else gets between its statements. A unit that waits for anything else would break that,
 * so it is refused.
 */
export class WriteQueue {
  readonly #connection: SqliteConnection
  readonly #db: Kysely<Schema>
  readonly #onCommit: (topics: readonly Topic[]) => void
  #waiting: Unit[] = []
  #scheduled = false
  #failedAt = Number.NEGATIVE_INFINITY

  constructor(connection: SqliteConnection, onCommit: (topics: readonly Topic[]) => void) {
    this.#connection = connection
    this.#db = kyselyOn<Schema>(connection)
    this.#onCommit = onCommit
  }

  add<Value>(work: (transaction: Transaction) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    return new Promise((resolve, reject) => {
      // The unit's own resolve gets what its own work returned, so the value's type is kept.
      this.#waiting.push({ run: work, resolve: resolve as Unit['resolve'], reject })
      this.#schedule()
    })
  }

  /** Whether the disk has refused a group within so many milliseconds. A small write may fit all the same. */
  failedWithin(ms: number): boolean {
    return performance.now() - this.#failedAt < ms
  }

  /** Resolves when everything added so far is on the disk. */
  async settled(): Promise<void> {
    while (this.#scheduled) await new Promise((resolve) => setImmediate(resolve))
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return
    this.#scheduled = true
    setImmediate(() => void this.#drain())
  }

  async #drain(): Promise<void> {
    const group = this.#waiting.splice(0, unitsInAGroup)
    try {
      await this.#commitTogether(group)
    } finally {
      this.#scheduled = false
      this.#schedule()
    }
  }

  async #commitTogether(group: readonly Unit[]): Promise<void> {
    const topics = new Set<Topic>()
    const finished: Finished[] = []
    try {
      this.#abandonOpenTransaction()
      this.#connection.exec('begin immediate')
      for (const unit of group) {
        const outcome = await this.#runInSavepoint(unit, topics)
        if (outcome) finished.push({ unit, outcome })
      }
      this.#connection.exec('commit')
    } catch (error) {
      if (error instanceof DatabaseUnavailable) this.#failedAt = performance.now()
      for (const unit of group) unit.reject(error)
      this.#abandonOpenTransaction()
      return
    }
    if (topics.size > 0) this.#onCommit([...topics])
    for (const { unit, outcome } of finished) unit.resolve(outcome)
  }

  async #runInSavepoint(unit: Unit, topics: Set<Topic>): Promise<Outcome<unknown> | undefined> {
    const changedHere = new Set<Topic>()
    const transaction: Transaction = {
      db: this.#db,
      changed: (...names) => {
        for (const name of names) changedHere.add(name)
      },
    }
    this.#connection.exec('savepoint unit')
    try {
      const outcome = await withinThisTurn(() => unit.run(transaction))
      this.#connection.exec(outcome.ok ? 'release unit' : 'rollback to unit; release unit')
      if (outcome.ok) for (const name of changedHere) topics.add(name)
      return outcome
    } catch (error) {
      // What is wrong with the disk is not the unit's own failure, and SQLite may have undone the whole group by itself.
      if (error instanceof DatabaseUnavailable) throw error
      this.#connection.exec('rollback to unit; release unit')
      unit.reject(error)
      return undefined
    }
  }

  #abandonOpenTransaction(): void {
    // A full disk makes SQLite roll back by itself: then there is nothing left to undo.
    if (!this.#connection.inTransaction) return
    try {
      this.#connection.exec('rollback')
    } catch {
      // The disk fails here as well. Nothing is committed, and the next group tries again before it begins.
    }
  }
}

/** Runs work that must be over before the event loop turns; refuses its result when it was not. */
async function withinThisTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  let turned = false
  const turn = setImmediate(() => {
    turned = true
  })
  try {
    const value = await work()
    if (turned) throw new Error('A write waited for something other than the database. Do that outside it.')
    return value
  } finally {
    clearImmediate(turn)
  }
}
