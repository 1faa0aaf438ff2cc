import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { GoogleStorage, Versioned } from './storage.ts'

type StoredEntry = Versioned & { readonly payload: AdapterPayload; readonly until: number }

/** Longer than any lifetime in the demo; opening a window removes older objects. */
const maxLifetimeMs = 60 * 60_000

/** Storage of one kind of oidc-provider's objects (its `Adapter`). Expired objects are not found. */
export class StorageAdapter implements Adapter {
  readonly #storage: GoogleStorage
  readonly #collection: string

  constructor(storage: GoogleStorage, kind: string) {
    this.#storage = storage
    this.#collection = `google_${kind}`
  }

  async upsert(id: string, payload: AdapterPayload, expiresInS: number): Promise<void> {
    const until = Date.now() + Math.min(expiresInS * 1_000, maxLifetimeMs)
    const fresh: StoredEntry = { version: 1, payload, until }
    if (await this.#storage.insert(this.#collection, id, fresh)) {
      return this.#storage.removeOlder(this.#collection, Date.now() - maxLifetimeMs)
    }
    await this.#change(id, () => ({ payload, until }))
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const stored = await this.#read(id)
    return stored && stored.until > Date.now() ? stored.payload : undefined
  }

  async consume(id: string): Promise<void> {
    const consumed = Math.floor(Date.now() / 1_000)
    await this.#change(id, ({ payload, until }) => ({ payload: { ...payload, consumed }, until }))
  }

  destroy(id: string): Promise<void> {
    return this.#storage.remove(this.#collection, id)
  }

  /** Only for sign-out at the provider, which the demo does not offer. */
  async findByUid(): Promise<undefined> {
    return undefined
  }

  /** Only for devices without a browser. */
  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  /** Not implemented: a reused code returns no token, and the demo's tokens give access to nothing. */
  async revokeByGrantId(): Promise<void> {
    return undefined
  }

  async #read(id: string): Promise<StoredEntry | undefined> {
    // Only this class writes these collections.
    return (await this.#storage.get(this.#collection, id)) as StoredEntry | undefined
  }

  async #change(id: string, next: (stored: StoredEntry) => Omit<StoredEntry, 'version'>): Promise<void> {
    for (let stored = await this.#read(id); stored; stored = await this.#read(id)) {
      const changed = { ...next(stored), version: stored.version + 1 }
      if (await this.#storage.replace(this.#collection, id, changed, stored.version)) return
    }
  }
}
