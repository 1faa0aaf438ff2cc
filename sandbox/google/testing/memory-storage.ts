import type { GoogleStorage, Versioned } from '../storage.ts'

/** Creates storage in memory that returns copies, as a database does. */
export function memoryStorage(): GoogleStorage & { ids(collection: string): string[] } {
  const stored = new Map<string, { readonly text: string; readonly at: number }>()
  const key = (collection: string, id: string) => `${collection} ${id}`
  const put = (name: string, value: Versioned) =>
    stored.set(name, { text: JSON.stringify(value), at: Date.now() })
  const read = (name: string): Versioned | undefined => {
    const found = stored.get(name)
    return found && JSON.parse(found.text)
  }
  return {
    get: async (collection, id) => read(key(collection, id)),
    async insert(collection, id, value) {
      if (stored.has(key(collection, id))) return false
      put(key(collection, id), value)
      return true
    },
    async replace(collection, id, value, expected) {
      if (read(key(collection, id))?.version !== expected) return false
      put(key(collection, id), value)
      return true
    },
    async remove(collection, id) {
      stored.delete(key(collection, id))
    },
    async removeOlder(collection, before) {
      for (const [name, { at }] of stored) {
        if (name.startsWith(`${collection} `) && at < before) stored.delete(name)
      }
    },
    ids: (collection) =>
      [...stored.keys()]
        .filter((name) => name.startsWith(`${collection} `))
        .map((name) => name.slice(collection.length + 1)),
  }
}
