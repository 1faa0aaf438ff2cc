/** Every stored value has a version for compare-and-set. */
export type Versioned = { readonly version: number }

/**
 * The storage of the demo Google. The shop implements it on its database, so that all processes of the shop see the
 * same sign-ins. Values are plain JSON; ids are unique within a collection.
 */
export type GoogleStorage = {
  /** Returns the value, or undefined if there is none. */
  get(collection: string, id: string): Promise<unknown>
  /** Stores a new value. Returns false, without a change, when the id is taken. */
  insert(collection: string, id: string, value: Versioned): Promise<boolean>
  /** Replaces the value if its version is still `expectedVersion`. Otherwise returns false, without a change. */
  replace(collection: string, id: string, value: Versioned, expectedVersion: number): Promise<boolean>
  remove(collection: string, id: string): Promise<void>
  /** Removes values inserted before an instant, in milliseconds since the epoch. */
  removeOlder(collection: string, before: number): Promise<void>
}
