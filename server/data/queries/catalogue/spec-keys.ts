import type { SpecKey } from '../../../../domain/catalogue/spec-keys.ts'
import type { Reader, Transaction } from '../../database.ts'

/** A key of the dictionary that the owner added. */
export interface OwnSpecKey extends SpecKey {
  readonly key: string
}

/** Returns the owner's keys by name. */
export async function listOwnSpecKeys(read: Reader): Promise<readonly OwnSpecKey[]> {
  const rows = await read
    .selectFrom('spec_keys')
    .orderBy('name')
    .orderBy('key')
    .select(['key', 'name', 'unit', 'kind', 'meaning'])
    .execute()
  return rows.map(({ unit, ...known }) => ({ ...known, ...(unit !== null && { unit }) }))
}

/** Locks a key of the owner until the transaction ends, by an update without changes. */
export function lockSpecKey({ db }: Transaction, key: string) {
  return db
    .updateTable('spec_keys')
    .set({ key })
    .where('key', '=', key)
    .returning(['name', 'unit', 'kind', 'meaning'])
    .executeTakeFirst()
}

/** Inserts a key; false if the owner already has it. */
export async function insertSpecKey(
  { db }: Transaction,
  { key, name, unit, kind, meaning }: OwnSpecKey,
  now: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('spec_keys')
    .values({ key, name, unit: unit ?? null, kind, meaning, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  return inserted.length > 0
}

/** Changes the given fields of a key; false if the owner has no such key. */
export async function updateSpecKey(
  { db }: Transaction,
  key: string,
  changed: Partial<Omit<SpecKey, 'unit'>> & { readonly unit?: string | null },
  now: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('spec_keys')
    .set({ ...changed, updated_at: now })
    .where('key', '=', key)
    .returning('key')
    .execute()
  return updated.length > 0
}

/** Deletes a key; false if the owner has no such key. */
export async function removeSpecKey({ db }: Transaction, key: string): Promise<boolean> {
  const removed = await db.deleteFrom('spec_keys').where('key', '=', key).returning('key').execute()
  return removed.length > 0
}

/** Counts the products for sale with a key in their specifications. */
export async function countUsesOfSpecKey(read: Reader, key: string): Promise<number> {
  const { products } = await read
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    // JSON escapes quotes inside a text, so that only a specification's key matches.
    .where('details', 'like', `%"key":"${key}"%`)
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow()
  return Number(products)
}
