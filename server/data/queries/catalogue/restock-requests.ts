import type { Reader, Transaction } from '../../database.ts'

interface NewRequest {
  readonly id: string
  readonly productId: string
  readonly email: string
  readonly tokenHash: string
  /** Null until the email confirms the request. */
  readonly confirmedAt: number | null
  /** The language of the person; undefined for the shop's standard language. */
  readonly language: string | undefined
}

/** Inserts a request unless the email already has one for the product; returns whether it did. */
export async function insertRestockRequest(
  { db }: Transaction,
  { id, productId, email, tokenHash, confirmedAt, language }: NewRequest,
  now: number,
): Promise<boolean> {
  const added = await db
    .insertInto('restock_requests')
    .values({
      id,
      product_id: productId,
      email,
      token_hash: tokenHash,
      requested_at: now,
      confirmed_at: confirmedAt,
      language: language ?? null,
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'email']).doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/** Confirms a request of an email for a product that still waits for its link. */
export async function confirmRestockOf(
  { db }: Transaction,
  productId: string,
  email: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('restock_requests')
    .set({ confirmed_at: now })
    .where('product_id', '=', productId)
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Counts the unconfirmed requests of an email. */
export async function countUnconfirmed(read: Reader, email: string): Promise<number> {
  const { count } = await read
    .selectFrom('restock_requests')
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Confirms the request of a link, or does nothing if it is confirmed; returns its product. */
export async function confirmRestockByToken(
  { db }: Transaction,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const confirmed = await db
    .updateTable('restock_requests')
    .set(({ fn, ref, val }) => ({ confirmed_at: fn.coalesce(ref('confirmed_at'), val(now)) }))
    .where('token_hash', '=', tokenHash)
    .returning('product_id')
    .executeTakeFirst()
  return confirmed?.product_id
}

/** Deletes the request of a link; returns whether there was one. */
export async function removeRestockByToken({ db }: Transaction, tokenHash: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('restock_requests')
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .execute()
  return removed.length > 0
}

/**
 * Deletes and returns the first waiting requests of a product. Exactly one transaction deletes a request and writes its
 * email.
 */
export async function takeWaiting(
  { db }: Transaction,
  productId: string,
  most: number,
): Promise<readonly { readonly id: string; readonly email: string; readonly language: string | null }[]> {
  const first = await db
    .selectFrom('restock_requests')
    .where('product_id', '=', productId)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(most)
    .select('id')
    .execute()
  if (first.length === 0) return []
  return db
    .deleteFrom('restock_requests')
    .where(
      'id',
      'in',
      first.map(({ id }) => id),
    )
    .returning(['id', 'email', 'language'])
    .execute()
}

/** Lists the number of confirmed requests per product, highest first. */
export async function listDemand(
  read: Reader,
  most: number,
): Promise<readonly { readonly tool: string; readonly waiting: number }[]> {
  const rows = await read
    .selectFrom('restock_requests')
    .where('confirmed_at', 'is not', null)
    .groupBy('product_id')
    .select(({ fn }) => ['product_id as tool', fn.countAll<number>().as('waiting')])
    .orderBy('waiting', 'desc')
    .orderBy('tool')
    .limit(most)
    .execute()
  return rows.map(({ tool, waiting }) => ({ tool, waiting: Number(waiting) }))
}

/** Deletes the requests of an email. */
export async function deleteRestocksOf({ db }: Transaction, email: string): Promise<void> {
  await db.deleteFrom('restock_requests').where('email', '=', email).execute()
}

/** Deletes the requests for a product that is no longer for sale. */
export async function deleteRestocksFor({ db }: Transaction, productId: string): Promise<void> {
  await db.deleteFrom('restock_requests').where('product_id', '=', productId).execute()
}

/** Deletes unconfirmed requests that were made before an instant. */
export async function deleteUnconfirmedBefore({ db }: Transaction, before: number): Promise<void> {
  await db
    .deleteFrom('restock_requests')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', before)
    .execute()
}
