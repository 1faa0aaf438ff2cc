import { setTimeout as pause } from 'node:timers/promises'
import type { CardStorage, ListedPage, Versioned } from '../storage.ts'

/** The result of a change: the record to store (the same object for no change) and the answer. */
export type Decision<Stored, Answer> = { readonly record: Stored; readonly answer: Answer }

/** A typed collection of the storage. */
export type Records<Stored extends Versioned> = {
  get(id: string): Promise<Stored | undefined>
  insert(id: string, record: Stored): Promise<boolean>
  /** Inserts records whose ids are not in use. */
  insertAll(records: ReadonlyMap<string, Stored>): Promise<void>
  /**
   * Changes a record by compare-and-set. `decide` may run several times and must have no side effects; if it throws,
   * the record does not change. Undefined if the record does not exist.
   * @param known the record that the caller has just stored, so that it need not be read.
   */
  change<Answer>(
    id: string,
    decide: (current: Stored) => Decision<Stored, Answer>,
    known?: Stored,
  ): Promise<Answer | undefined>
  list(page: ListedPage): Promise<Stored[]>
}

/** Far more than concurrent buyers of one order need: each lost round means that another caller succeeded. */
const maxRounds = 200

/** Called after every stored record, with its previous and new value. */
export type Listener<Stored> = (before: Stored | undefined, after: Stored) => Promise<void>

/** Returns a typed collection of the storage. Only this module converts stored values to records. */
export function recordsIn<Stored extends Versioned>(
  storage: CardStorage,
  collection: string,
  stored: Listener<Stored> = async () => undefined,
): Records<Stored> {
  // Only `insert` and `change` below write this collection, and both accept only `Stored`.
  const read = (value: unknown) => value as Stored
  const get = async (id: string) => {
    const value = await storage.get(collection, id)
    return value === undefined ? undefined : read(value)
  }
  return {
    get,
    async insert(id, record) {
      const isNew = await storage.insert(collection, id, record)
      if (isNew) await stored(undefined, record)
      return isNew
    },
    async insertAll(records) {
      await storage.insertAll(collection, records)
      for (const record of records.values()) await stored(undefined, record)
    },
    async change(id, decide, known) {
      for (let round = 0; round < maxRounds; round += 1) {
        const current = (round === 0 ? known : undefined) ?? (await get(id))
        if (current === undefined) return undefined
        const { record, answer } = decide(current)
        if (record === current) return answer
        const next = { ...record, version: current.version + 1 }
        if (await storage.replace(collection, id, next, current.version)) {
          await stored(current, next)
          return answer
        }
        await pause(Math.random() * Math.min(round, 10))
      }
      throw new Error(
        `A record of ${collection} changed under every one of ${maxRounds} attempts to write it.`,
      )
    },
    list: async (page) => (await storage.list(collection, page)).map(read),
  }
}
