import type { GoogleStorage, Versioned } from '../storage.ts'

/** Storage in memory that hands out copies, as a database does. */
export function memoryStorage(): GoogleStorage & { ids(collection: string): string[] } {
  const kept = new Map<string, { readonly text: string; readonly at: number }>()
  const key = (collection: string, id: string) => `${collection} ${id}`
  const put = (name: string, value: Versioned) =>
    kept.set(name, { text: JSON.stringify(value), at: Date.now() })
  const read = (name: string): Versioned | undefined => {
    const found = kept.get(name)
    return found && JSON.parse(found.text)
  }
  return {
    get: async (collection, id) => read(key(collection, id)),
    async insert(collection, id, value) {
      if (kept.has(key(collection, id))) return false
      put(key(collection, id), value)
      return true
    },
    async replace(collection, id, value, expected) {
      if (read(key(collection, id))?.version !== expected) return false
      put(key(collection, id), value)
      return true
    },
    async remove(collection, id) {
      kept.delete(key(collection, id))
    },
    async removeOlder(collection, before) {
      for (const [name, { at }] of kept) {
        if (name.startsWith(`${collection} `) && at < before) kept.delete(name)
      }
    },
    ids: (collection) =>
      [...kept.keys()]
        .filter((name) => name.startsWith(`${collection} `))
        .map((name) => name.slice(collection.length + 1)),
  }
}
