import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { Flag } from '../../schema/catalogue-tables.ts'
import { foldedWords } from '../typed-words.ts'

export interface ProductReviewRow {
  readonly id: string
  readonly img: string
  readonly name: string
  readonly text: string
  readonly stars: number
  readonly boughtHere: Flag
  readonly createdAt: number
  /** Null without a reply by the shop. */
  readonly reply: string | null
  /** The reply in other languages, as JSON; null without any. */
  readonly replyTranslations: string | null
  readonly repliedAt: number | null
}

/** Returns a page of a product's visible reviews, newest first; undefined if the cursor belongs to another list. */
export function listProductReviews(
  read: Reader,
  productId: string,
  request: PageRequest,
): Promise<KeysetPage<ProductReviewRow> | undefined> {
  const reviews = read
    .selectFrom('reviews')
    .where('reviews.product_id', '=', productId)
    // The exact condition of the partial index.
    .where(sql<boolean>`reviews.hidden_at is null`)
    .select([
      'reviews.id',
      'reviews.img',
      'reviews.name',
      'reviews.text',
      'reviews.stars',
      'reviews.bought_here as boughtHere',
      'reviews.created_at as createdAt',
      'reviews.reply',
      'reviews.reply_translations as replyTranslations',
      'reviews.replied_at as repliedAt',
    ])
  const newestFirst = segmentByColumn(reviews, {
    columns: ['reviews.created_at', 'reviews.id'],
    kind: 'instant',
    descending: true,
    sortedBy: ({ createdAt }) => createdAt,
  })
  return readKeysetPage(['tool-reviews', productId], [newestFirst], request)
}

/** Returns whether a customer bought a product: whether a paid order exists that was not fully refunded. */
export async function hasBought({ db }: Transaction, userId: string, productId: string): Promise<Flag> {
  const proof = await db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('state', '=', 'paid')
    .whereRef('given_back_cents', '<', 'price_cents')
    .where((eb) => eb.or([eb('dispute', 'is', null), eb('dispute', '<>', 'lost')]))
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return proof ? 1 : 0
}

/** Returns a customer's review of a product. Call it after locking the product's rating. */
export function findOwnProductReview({ db }: Transaction, userId: string, productId: string) {
  return db
    .selectFrom('reviews')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .select(['id', 'stars', 'bought_here as boughtHere', 'hidden_at as hiddenAt'])
    .executeTakeFirst()
}

interface RewrittenReview {
  readonly img: string
  readonly name: string
  readonly email: string
  readonly text: string
  readonly stars: number
  readonly boughtHere: Flag
  readonly createdAt: number
}

/** Replaces all of a review except its id, product and visibility. */
export async function rewriteReview(
  { db }: Transaction,
  id: string,
  { boughtHere, createdAt, ...review }: RewrittenReview,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      ...review,
      name_folded: foldedWords(review.name),
      text_folded: foldedWords(review.text),
      bought_here: boughtHere,
      created_at: createdAt,
    })
    .where('id', '=', id)
    .execute()
}
