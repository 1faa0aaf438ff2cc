import type { Reader, Transaction } from '../../database.ts'
import type { Flag } from '../../schema/catalogue-tables.ts'

/** The average of the stars with two decimals, and the number of reviews. */
export interface Rating {
  /** Null without reviews. */
  readonly average: number | null
  readonly count: number
}

/** Returns the rating of a tool, and the part of it by proven purchases. */
export async function findRating(
  read: Reader,
  productId: string,
): Promise<{ readonly all: Rating; readonly boughtHere: Rating }> {
  const sums = await read
    .selectFrom('product_ratings')
    .where('product_id', '=', productId)
    .selectAll()
    .executeTakeFirst()
  return {
    all: ratingOf(sums?.reviews, sums?.stars),
    boughtHere: ratingOf(sums?.bought_reviews, sums?.bought_stars),
  }
}

function ratingOf(count = 0, stars = 0): Rating {
  return { average: count === 0 ? null : Math.round((stars / count) * 100) / 100, count }
}

/**
 * Adds a visible review to its product's rating (`1`) or removes it (`-1`). Locks the rating until the transaction
 * ends.
 */
export async function countInRating(
  { db }: Transaction,
  productId: string,
  { stars, boughtHere }: { readonly stars: number; readonly boughtHere: Flag },
  times: 1 | -1,
): Promise<void> {
  await addToRating(db, {
    product_id: productId,
    reviews: times,
    stars: times * stars,
    bought_reviews: times * boughtHere,
    bought_stars: times * stars * boughtHere,
  })
}

/** Locks a product's rating until the transaction ends, so that its reviews change one after another. */
export async function lockRating({ db }: Transaction, productId: string): Promise<void> {
  await addToRating(db, { product_id: productId, reviews: 0, stars: 0, bought_reviews: 0, bought_stars: 0 })
}

interface Sums {
  readonly product_id: string
  readonly reviews: number
  readonly stars: number
  readonly bought_reviews: number
  readonly bought_stars: number
}

async function addToRating(db: Transaction['db'], sums: Sums): Promise<void> {
  await db
    .insertInto('product_ratings')
    .values(sums)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        reviews: eb('product_ratings.reviews', '+', eb.ref('excluded.reviews')),
        stars: eb('product_ratings.stars', '+', eb.ref('excluded.stars')),
        bought_reviews: eb('product_ratings.bought_reviews', '+', eb.ref('excluded.bought_reviews')),
        bought_stars: eb('product_ratings.bought_stars', '+', eb.ref('excluded.bought_stars')),
      })),
    )
    .execute()
}
