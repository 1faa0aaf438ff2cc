import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { GoogleStorage, Versioned } from './storage.ts'

type Kept = Versioned & { readonly payload: AdapterPayload; readonly until: number }

/** Nothing that the demo keeps is worth more than this; what a window left behind goes with the next one. */
const longestMs = 60 * 60_000

/** Where oidc-provider keeps things of one kind (its `Adapter`). What has run out is not found. */
export class StoredThings implements Adapter {
  readonly #storage: GoogleStorage
  readonly #collection: string

  constructor(storage: GoogleStorage, kind: string) {
    this.#storage = storage
    this.#collection = `google_${kind}`
  }

  async upsert(id: string, payload: AdapterPayload, expiresInS: number): Promise<void> {
    const until = Date.now() + Math.min(expiresInS * 1_000, longestMs)
    const fresh: Kept = { version: 1, payload, until }
    if (await this.#storage.insert(this.#collection, id, fresh)) {
      return this.#storage.removeOlder(this.#collection, Date.now() - longestMs)
    }
    await this.#change(id, () => ({ payload, until }))
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const kept = await this.#read(id)
    return kept && kept.until > Date.now() ? kept.payload : undefined
  }

  async consume(id: string): Promise<void> {
    const consumed = Math.floor(Date.now() / 1_000)
    await this.#change(id, ({ payload, until }) => ({ payload: { ...payload, consumed }, until }))
  }

  destroy(id: string): Promise<void> {
    return this.#storage.remove(this.#collection, id)
  }

  /** Sessions are asked for by this only where people sign out at the provider, which nobody can here. */
  async findByUid(): Promise<undefined> {
    return undefined
  }

  /** Devices without a browser do not come here. */
  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  /** A code that is used twice brings no token, and a token of the demo opens nothing: there is nothing to take back. */
  async revokeByGrantId(): Promise<void> {
    return undefined
  }

  async #read(id: string): Promise<Kept | undefined> {
    // Nothing but this class writes these collections.
    return (await this.#storage.get(this.#collection, id)) as Kept | undefined
  }

  async #change(id: string, next: (kept: Kept) => Omit<Kept, 'version'>): Promise<void> {
    for (let kept = await this.#read(id); kept; kept = await this.#read(id)) {
      const changed = { ...next(kept), version: kept.version + 1 }
      if (await this.#storage.replace(this.#collection, id, changed, kept.version)) return
    }
  }
}
