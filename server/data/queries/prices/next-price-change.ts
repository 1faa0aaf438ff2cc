import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** Returns the instant at which a sale starts or ends next; null without one. A past instant waits to be applied. */
export async function readNextPriceChange(read: Reader): Promise<number | null> {
  const row = await read.selectFrom('next_price_change').where('id', '=', 1).select('at').executeTakeFirst()
  return row?.at ?? null
}

/** Locks the instant until the transaction ends, so that one process at a time applies it; returns it. */
export async function lockNextPriceChange({ db }: Transaction): Promise<number | null> {
  const row = await db
    .updateTable('next_price_change')
    .where('id', '=', 1)
    .set((eb) => ({ at: eb.ref('at') }))
    .returning('at')
    .executeTakeFirst()
  return row?.at ?? null
}

/**
 * Keeps the instant until the transaction ends: a sale cannot start or end while a product is written, which could miss
 * it. SQLite runs one writer at a time.
 */
export async function holdNextPriceChange({ db }: Transaction): Promise<void> {
  if (isPostgres(db))
    await db.selectFrom('next_price_change').where('id', '=', 1).select('at').forShare().execute()
}

/** Sets the instant of a locked row. */
export async function setNextPriceChange({ db }: Transaction, at: number | null): Promise<void> {
  await db.updateTable('next_price_change').where('id', '=', 1).set({ at }).execute()
}

/** Sets the instant to a past one, so that it waits to be applied. */
export async function bringPriceChangeForward({ db }: Transaction, at = 0): Promise<void> {
  await db
    .insertInto('next_price_change')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
}

/** The instant, for a statement that writes a product. */
export const nextPriceChange = sql<number | null>`(select at from next_price_change where id = 1)`
