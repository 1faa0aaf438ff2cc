/** What every stored value carries: the number that compare-and-set looks at. */
export type Versioned = { readonly version: number }

/**
 * Where the demo Google keeps its state. The shop implements it on its database, so that every process of the shop
 * sees the same sign-ins. Values are plain JSON; ids are unique within a collection.
 */
export type GoogleStorage = {
  /** The value, or undefined when there is none. */
  get(collection: string, id: string): Promise<unknown>
  /** Stores a new value. False, and nothing changed, when the id is taken. */
  insert(collection: string, id: string, value: Versioned): Promise<boolean>
  /** Replaces the value while its version is still `expectedVersion`. False, and nothing changed, otherwise. */
  replace(collection: string, id: string, value: Versioned, expectedVersion: number): Promise<boolean>
  remove(collection: string, id: string): Promise<void>
  /** Removes what was inserted into a collection before an instant, in milliseconds since the epoch. */
  removeOlder(collection: string, before: number): Promise<void>
}
