import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CardStorage, Versioned } from '../storage.ts'

/** Storage in memory that behaves like a database: answers later, hands out copies. `dump` shows all that is kept. */
export function memoryStorage(): CardStorage & { dump(): string } {
  const collections = new Map<string, Map<string, string>>()
  const collection = (name: string) => {
    const existing = collections.get(name) ?? new Map<string, string>()
    collections.set(name, existing)
    return existing
  }
  return {
    async get(name, id) {
      await nextTurn()
      const value = collection(name).get(id)
      return value === undefined ? undefined : JSON.parse(value)
    },
    async insert(name, id, value) {
      await nextTurn()
      if (collection(name).has(id)) return false
      collection(name).set(id, JSON.stringify(value))
      return true
    },
    async replace(name, id, value, expectedVersion) {
      await nextTurn()
      const current = collection(name).get(id)
      if (current === undefined || versionOf(current) !== expectedVersion) return false
      collection(name).set(id, JSON.stringify(value))
      return true
    },
    async list(name, { limit, startingAfter }) {
      await nextTurn()
      const newestFirst = [...collection(name)].reverse()
      const start =
        startingAfter === undefined ? 0 : newestFirst.findIndex(([id]) => id === startingAfter) + 1
      return newestFirst.slice(start, start + limit).map(([, value]) => JSON.parse(value))
    },
    dump: () => JSON.stringify([...collections].map(([name, values]) => [name, [...values]])),
  }
}

function versionOf(value: string): number {
  const stored: Versioned = JSON.parse(value)
  return stored.version
}
