import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Outcome } from '../../../domain/outcome.ts'
import { DatabaseUnavailable, type Topic, type Transaction, type WriteEvents } from '../database.ts'
import type { Schema } from '../schema/schema.ts'
import { ToldEvents } from '../told-events.ts'
import type { SqliteConnection } from './connection.ts'
import { kyselyOn } from './dialect.ts'

interface Unit {
  /** Whether the unit has its own transaction, during which other code may run. */
  readonly long: boolean
  run(transaction: Transaction): Promise<Outcome<unknown>>
  resolve(outcome: Outcome<unknown>): void
  reject(error: unknown): void
}

/** The topics that a group of units changed. */
interface Changed {
  readonly byOrders: Set<Topic>
  readonly otherwise: Set<Topic>
}

type Work<Value> = (transaction: Transaction) => Promise<Outcome<Value>>

interface Finished {
  readonly unit: Unit
  readonly outcome: Outcome<unknown>
}

/** Limits a group, so that reads can run between groups; further units wait for the next turn. */
const maxGroupSize = 256

/**
 * The only writer of the embedded database (docs/decisions/0002). Units of work that arrive in one turn of the event
 * loop share one transaction and one disk sync, with a savepoint each. Each unit is acknowledged after the commit.
 *
 * A unit's queries run synchronously behind their promises, so a whole group runs within one turn and no other code
 * runs between its statements. A unit that waits for anything else is rejected.
 *
 * Between the commit and the acknowledgement the group is synced to the disk, while other code runs
 * (docs/decisions/0107).
 *
 * A long unit is a group of its own. Reads run between its statements on a separate connection, which sees its changes
 * only after the commit; units that arrive meanwhile wait.
 */
export class WriteQueue {
  readonly #connection: SqliteConnection
  readonly #db: Kysely<Schema>
  readonly #onCommit: (topics: readonly Topic[]) => void
  #writeEvents: WriteEvents | undefined
  #waiting: Unit[] = []
  #scheduled = false
  #failedAt = Number.NEGATIVE_INFINITY
  #isLogInDoubt = false

  constructor(connection: SqliteConnection, onCommit: (topics: readonly Topic[]) => void) {
    this.#connection = connection
    this.#db = kyselyOn<Schema>(connection)
    this.#onCommit = onCommit
  }

  /** Sets what writes the told events of each unit, within the unit. */
  onTold(write: WriteEvents): void {
    this.#writeEvents = write
  }

  add<Value>(work: Work<Value>): Promise<Outcome<Value>> {
    return this.#add(work, false)
  }

  /** Adds a unit that lets other code run whenever it calls `nextTurn`. */
  addLong<Value>(work: Work<Value>): Promise<Outcome<Value>> {
    return this.#add(work, true)
  }

  #add<Value>(work: Work<Value>, long: boolean): Promise<Outcome<Value>> {
    return new Promise((resolve, reject) => {
      // A unit's `resolve` receives its own work's result, so the type matches.
      // Without the binding, the unit would run in the context of the request that scheduled its group.
      const run = AsyncLocalStorage.bind(work)
      this.#waiting.push({ long, run, resolve: resolve as Unit['resolve'], reject })
      this.#schedule()
    })
  }

  /** Returns whether the disk rejected a group within the last milliseconds; a small write may still succeed. */
  failedWithin(ms: number): boolean {
    return performance.now() - this.#failedAt < ms
  }

  /** Writes that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length
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
    const group = this.#waiting.splice(0, this.#groupSize())
    try {
      await this.#commitTogether(group)
    } finally {
      this.#scheduled = false
      this.#schedule()
    }
  }

  /** Returns the number of waiting units that share the next transaction. */
  #groupSize(): number {
    const long = this.#waiting.findIndex((unit) => unit.long)
    return long < 0 ? maxGroupSize : Math.min(maxGroupSize, Math.max(long, 1))
  }

  async #commitTogether(group: readonly Unit[]): Promise<void> {
    const isLong = group[0]?.long === true
    const topics: Changed = { byOrders: new Set(), otherwise: new Set() }
    const finished: Finished[] = []
    try {
      this.#abandonOpenTransaction()
      this.#settleDoubt()
      this.#connection.exec('begin immediate')
      for (const unit of group) {
        const outcome = await this.#runInSavepoint(unit, topics)
        if (outcome) finished.push({ unit, outcome })
      }
      // Gives the commit of a long unit its own turn.
      if (isLong) await nextTurn()
      this.#connection.exec('commit')
      if (isLong) await nextTurn()
    } catch (error) {
      if (error instanceof DatabaseUnavailable) this.#failedAt = performance.now()
      for (const unit of group) unit.reject(error)
      this.#abandonOpenTransaction()
      return
    }
    // Announced separately, because pages may show changes by orders later than an owner's changes of the same commit.
    for (const changed of [topics.otherwise, topics.byOrders]) {
      if (changed.size > 0) this.#onCommit([...changed])
    }
    const failure = await this.#syncFailure()
    for (const { unit, outcome } of finished) {
      if (failure) unit.reject(failure)
      else unit.resolve(outcome)
    }
  }

  /**
   * Waits until the committed group is on the disk. Returns the error if it may not be there, although readers see it.
   */
  async #syncFailure(): Promise<unknown> {
    try {
      await this.#connection.syncLog()
      return undefined
    } catch (error) {
      this.#failedAt = performance.now()
      this.#isLogInDoubt = true
      return error
    }
  }

  /**
   * Copies the log after a failed sync: the system may consider the unsynced pages written, so another sync would prove
   * nothing.
   */
  #settleDoubt(): void {
    if (!this.#isLogInDoubt) return
    this.#connection.copyLog()
    this.#isLogInDoubt = false
  }

  async #runInSavepoint(unit: Unit, topics: Changed): Promise<Outcome<unknown> | undefined> {
    const changedHere = new Set<Topic>()
    const told = new ToldEvents(this.#db)
    const transaction: Transaction = {
      db: this.#db,
      changed: (...names) => {
        for (const name of names) changedHere.add(name)
      },
      tell: (type, ...subjects) => told.tell(type, subjects),
      nextTurn: async () => {
        if (unit.long) await nextTurn()
      },
    }
    const run = async () => {
      const outcome = await unit.run(transaction)
      if (outcome.ok) await told.write(transaction, this.#writeEvents)
      return outcome
    }
    this.#connection.exec('savepoint unit')
    try {
      const outcome = await (unit.long ? run() : withinThisTurn(run))
      this.#connection.exec(outcome.ok ? 'release unit' : 'rollback to unit; release unit')
      const changed = changedHere.has('bookings') ? topics.byOrders : topics.otherwise
      if (outcome.ok) for (const name of changedHere) changed.add(name)
      return outcome
    } catch (error) {
      // A disk error is not the unit's failure, and SQLite may have rolled back the whole group.
      if (error instanceof DatabaseUnavailable) throw error
      this.#connection.exec('rollback to unit; release unit')
      unit.reject(error)
      return undefined
    }
  }

  #abandonOpenTransaction(): void {
    // On a full disk SQLite rolls back automatically.
    if (!this.#connection.inTransaction) return
    try {
      this.#connection.exec('rollback')
    } catch {
      // The disk fails here, too. Nothing is committed, and the next group tries again before it begins.
    }
  }
}

/** Runs work that must finish within this turn of the event loop; rejects otherwise. */
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
