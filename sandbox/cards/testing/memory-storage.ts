import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CardStorage, Versioned } from '../storage.ts'

export type MemoryStorage = CardStorage & {
  /** Returns everything stored, as text. */
  dump(): string
  /** Makes the next `count` reads of a collection wait for one another, so that all of them see the same value. */
  meetAtRead(collection: string, count: number): void
}

/** Creates storage in memory that behaves like a database: asynchronous, and returning copies. */
export function memoryStorage(): MemoryStorage {
  const collections = new Map<string, Map<string, string>>()
  const barriers = new Map<string, () => Promise<void>>()
  const collection = (name: string) => {
    const existing = collections.get(name) ?? new Map<string, string>()
    collections.set(name, existing)
    return existing
  }
  return {
    async get(name, id) {
      await nextTurn()
      const value = collection(name).get(id)
      await barriers.get(name)?.()
      return value === undefined ? undefined : JSON.parse(value)
    },
    async insert(name, id, value) {
      await nextTurn()
      if (collection(name).has(id)) return false
      collection(name).set(id, JSON.stringify(value))
      return true
    },
    async insertAll(name, values) {
      await nextTurn()
      for (const [id, value] of values) collection(name).set(id, JSON.stringify(value))
    },
    async replace(name, id, value, expectedVersion) {
      await nextTurn()
      const current = collection(name).get(id)
      if (current === undefined || versionOf(current) !== expectedVersion) return false
      collection(name).set(id, JSON.stringify(value))
      return true
    },
    async list(name, { limit, startingAfter, types }) {
      await nextTurn()
      const newestFirst = [...collection(name)].reverse()
      const start =
        startingAfter === undefined ? 0 : newestFirst.findIndex(([id]) => id === startingAfter) + 1
      const values = newestFirst.slice(start).map(([, value]) => JSON.parse(value))
      return values.filter(({ type }) => types?.includes(type) ?? true).slice(0, limit)
    },
    dump: () => JSON.stringify([...collections].map(([name, values]) => [name, [...values]])),
    meetAtRead: (name, count) => barriers.set(name, barrierOf(count)),
  }
}

/** Returns a barrier: calls wait until `count` of them have arrived; later ones pass. */
function barrierOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present += 1
    if (present >= count) resolve()
    return promise
  }
}

function versionOf(value: string): number {
  const stored: Versioned = JSON.parse(value)
  return stored.version
}
