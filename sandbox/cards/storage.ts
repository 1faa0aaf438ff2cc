/** Every stored value has a version for compare-and-set. */
export type Versioned = { readonly version: number }

/**
 * The storage of the card sandbox. The shop implements it on its database, so that all processes of the shop see the
 * same payments. Values are plain JSON; ids are unique within a collection.
 */
export type CardStorage = {
  /** Returns the value, or undefined if there is none. */
  get(collection: string, id: string): Promise<unknown>
  /** Stores a new value. Returns false, without a change, when the id is taken. */
  insert(collection: string, id: string, value: Versioned): Promise<boolean>
  /** Stores new values under unused ids, in order; all of them or none. */
  insertAll(collection: string, values: ReadonlyMap<string, Versioned>): Promise<void>
  /** Replaces the value if its version is still `expectedVersion`. Otherwise returns false, without a change. */
  replace(collection: string, id: string, value: Versioned, expectedVersion: number): Promise<boolean>
  /** Returns up to `limit` values, last inserted first. */
  list(collection: string, page: ListedPage): Promise<unknown[]>
}

/** A page of a collection. */
export type ListedPage = {
  readonly limit: number
  /** Only values inserted before this id. */
  readonly startingAfter?: string
  /** Only events of these types. */
  readonly types?: readonly string[]
  /** Allows the storage to leave out values inserted before this instant, in milliseconds. */
  readonly from?: number
}
