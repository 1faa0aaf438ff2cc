import type { Reader, Transaction } from '../database.ts'

export interface NewQuoteRequest {
  readonly id: string
  readonly kind: 'quote' | 'contact'
  readonly name: string
  readonly email: string
  readonly message: string
  /** The part that it is about. */
  readonly itemId: string | null
}

/** Keeps a request; nobody has answered it yet. */
export async function insertQuoteRequest(
  { db }: Transaction,
  { itemId, ...request }: NewQuoteRequest,
  now: number,
): Promise<void> {
  await db
    .insertInto('quote_requests')
    .values({ ...request, item_id: itemId, created_at: now, handled_at: null })
    .execute()
}

/** Whether a part can be asked for: it hangs in the shop. */
export async function isItemForSale(read: Reader, itemId: string): Promise<boolean> {
  const item = await read
    .selectFrom('items')
    .where('id', '=', itemId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return item !== undefined
}

/** Notes that somebody has dealt with a request; false when that was noted before, or there is none. */
export async function markHandled({ db }: Transaction, id: string, now: number): Promise<boolean> {
  const handled = await db
    .updateTable('quote_requests')
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('id')
    .execute()
  return handled.length > 0
}

export async function hasQuoteRequest(read: Reader, id: string): Promise<boolean> {
  const request = await read.selectFrom('quote_requests').where('id', '=', id).select('id').executeTakeFirst()
  return request !== undefined
}

/** Forgets who sent the requests of an address since an instant; what they say stays. */
export async function forgetSenderOfQuotes({ db }: Transaction, email: string, since: number): Promise<void> {
  await db
    .updateTable('quote_requests')
    .set({ name: '', email: '' })
    .where('email', '=', email)
    .where('created_at', '>=', since)
    .execute()
}
