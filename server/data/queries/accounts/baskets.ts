import type { Reader, Transaction } from '../../database.ts'

/** A product in an account's basket, as it was when added. */
export interface BasketLine {
  readonly productId: string
  readonly quantity: number
  readonly name: string
  /** Undefined if the price was unknown. */
  readonly unitPriceCents?: number | undefined
}

export interface Basket {
  /** Increases with each change; 0 before the first. */
  readonly version: number
  readonly lines: readonly BasketLine[]
}

const empty: Basket = { version: 0, lines: [] }

export async function findBasket(read: Reader, userId: string): Promise<Basket> {
  const row = await read
    .selectFrom('baskets')
    .where('user_id', '=', userId)
    .select(['version', 'lines'])
    .executeTakeFirst()
  // Only `replaceBasket` writes this text.
  return row ? { version: row.version, lines: JSON.parse(row.lines) as readonly BasketLine[] } : empty
}

/** Replaces the basket if its version is unchanged; returns the new version, or undefined after another change. */
export async function replaceBasket(
  { db }: Transaction,
  userId: string,
  { version, lines }: Basket,
  now: number,
): Promise<number | undefined> {
  const content = { version: version + 1, lines: JSON.stringify(lines), changed_at: now }
  const written =
    version === 0
      ? await db
          .insertInto('baskets')
          .values({ user_id: userId, ...content })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('baskets')
          .set(content)
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return written?.version
}

export async function deleteBasketOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('baskets').where('user_id', '=', userId).execute()
}
