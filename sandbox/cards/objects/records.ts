import { setTimeout as pause } from 'node:timers/promises'
import type { CardStorage, Versioned } from '../storage.ts'

/** What a change decided: the record to keep (the same one when nothing changes) and what to answer. */
export type Decision<Kept, Answer> = { readonly record: Kept; readonly answer: Answer }

/** One collection of the storage, read and written as one type. */
export type Records<Kept extends Versioned> = {
  get(id: string): Promise<Kept | undefined>
  insert(id: string, record: Kept): Promise<boolean>
  /**
   * Changes a record by compare-and-set. `decide` may run several times and must have no effects; what it throws
   * leaves the record as it was. Undefined when the record does not exist.
   */
  change<Answer>(id: string, decide: (current: Kept) => Decision<Kept, Answer>): Promise<Answer | undefined>
  list(page: { limit: number; startingAfter?: string }): Promise<Kept[]>
}

/** Far above what any number of simultaneous buyers of one order can need: each lost round means another one won. */
const maxRounds = 200

/** Hears of every record once it is stored: what it was before, and what it is. */
export type Listener<Kept> = (before: Kept | undefined, after: Kept) => Promise<void>

/** Gives a collection of the storage its type. Only this module turns stored values back into records. */
export function recordsIn<Kept extends Versioned>(
  storage: CardStorage,
  collection: string,
  stored: Listener<Kept> = async () => undefined,
): Records<Kept> {
  // Nothing but `insert` and `change` below writes this collection, and both accept only `Kept`.
  const read = (value: unknown) => value as Kept
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
    async change(id, decide) {
      for (let round = 0; round < maxRounds; round += 1) {
        const current = await get(id)
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
