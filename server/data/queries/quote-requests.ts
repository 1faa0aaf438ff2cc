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
