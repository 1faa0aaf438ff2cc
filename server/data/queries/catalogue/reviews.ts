import { sql } from 'kysely'
import type { HidingReason } from '../../../../contract/catalogue/reviews.ts'
import type { Reader, Transaction } from '../../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { Flag } from '../../schema/catalogue-tables.ts'
import { foldedWords, hasTypedWords } from '../typed-words.ts'
import { countInRating } from './product-ratings.ts'

interface ReviewRow {
  readonly id: string
  readonly img: string
  readonly name: string
  readonly text: string
  readonly stars: number
}

interface NewReview extends ReviewRow {
  readonly userId: string | null
  readonly email: string
  readonly createdAt: number
  /** The reviewed product; by default none. */
  readonly productId?: string | undefined
  readonly boughtHere?: Flag
}

/** Inserts reviews and counts them in the ratings of their products. */
export async function insertReviews(transaction: Transaction, reviews: readonly NewReview[]): Promise<void> {
  if (reviews.length === 0) return
  await transaction.db
    .insertInto('reviews')
    .values(
      reviews.map(({ id, userId, img, name, email, text, stars, createdAt, productId, boughtHere }) => ({
        id,
        user_id: userId,
        img,
        name,
        email,
        text,
        name_folded: foldedWords(name),
        text_folded: foldedWords(text),
        stars,
        created_at: createdAt,
        product_id: productId ?? null,
        bought_here: boughtHere ?? 0,
      })),
    )
    .execute()
  for (const { productId, stars, boughtHere = 0 } of reviews)
    if (productId !== undefined) await countInRating(transaction, productId, { stars, boughtHere }, 1)
}

/** Removes the author from a user's reviews. */
export async function anonymizeReviews(transaction: Transaction, userId: string): Promise<void> {
  const anonymized = await transaction.db
    .updateTable('reviews')

    .set({ user_id: null, email: '', name: 'A customer', name_folded: null, img: '/pictures/badge-hex.svg' })
    .where('user_id', '=', userId)
    .returning('product_id as productId')
    .execute()
  if (anonymized.length > 0) transaction.changed('reviews')
  for (const { productId } of anonymized) if (productId !== null) transaction.changed(`tool:${productId}`)
}

interface ReviewDecision {
  readonly id: string
  readonly reviewId: string
  readonly hidden: boolean
  /** Why the review is hidden; null without a reason. */
  readonly reason: HidingReason | null
  readonly note: string
  /** The admin's account. */
  readonly decidedBy: string
  readonly decidedAt: number
}

/** Hides or shows a review, and returns it; undefined if nothing changes or the review is unknown. */
export async function setReviewHidden(
  { db }: Transaction,
  { reviewId, hidden, reason, note, decidedBy, decidedAt }: ReviewDecision,
): Promise<RatedReview | undefined> {
  return db
    .updateTable('reviews')
    .set(
      hidden
        ? { hidden_at: decidedAt, hidden_by: decidedBy, hidden_reason: reason, hidden_note: note }
        : { hidden_at: null, hidden_by: null, hidden_reason: null, hidden_note: '' },
    )
    .where('id', '=', reviewId)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .returning(['product_id as productId', 'stars', 'bought_here as boughtHere'])
    .executeTakeFirst()
}

/** Records who hid or showed a review, and when. */
export async function insertReviewDecision(
  { db }: Transaction,
  { id, reviewId, hidden, decidedBy, decidedAt }: ReviewDecision,
): Promise<void> {
  await db
    .insertInto('review_decisions')
    .values({
      id,
      review_id: reviewId,
      hidden: hidden ? 1 : 0,
      decided_by: decidedBy,
      decided_at: decidedAt,
    })
    .execute()
}

/** A review's part in its product's rating. */
export interface RatedReview {
  /** Null for a review of the shop. */
  readonly productId: string | null
  readonly stars: number
  readonly boughtHere: Flag
}

/** Returns the reviewed product, if any, and why the review is hidden; undefined for an unknown review. */
export function findReviewedProduct(read: Reader, id: string) {
  return read
    .selectFrom('reviews')
    .where('id', '=', id)
    .select(['product_id as productId', 'hidden_reason as reason', 'hidden_note as note'])
    .executeTakeFirst()
}

export interface ReviewsWanted {
  /** Any parts of author, text and product. */
  readonly search: string
  readonly oldestFirst: boolean
  readonly state: 'shown' | 'hidden' | undefined
  readonly stars?: number | undefined
  readonly productId?: string | undefined
}

/** The exact conditions of the partial indexes, so that each state is read from its own index. */
const states = {
  shown: sql<boolean>`reviews.hidden_at is null`,
  hidden: sql<boolean>`reviews.hidden_at is not null`,
}

function selectReviews(read: Reader) {
  return read
    .selectFrom('reviews')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'reviews.hidden_by').on('users.deleted_at', 'is', null),
    )
    .leftJoin('users as repliers', (join) =>
      join.onRef('repliers.id', '=', 'reviews.replied_by').on('repliers.deleted_at', 'is', null),
    )
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.img',
      'reviews.name',
      'reviews.email',
      'reviews.text',
      'reviews.stars',
      'reviews.created_at as createdAt',
      'reviews.hidden_at as hiddenAt',
      'reviews.product_id as productId',
      'reviews.bought_here as boughtHere',
      'users.email as hiddenBy',
      'reviews.hidden_reason as hiddenReason',
      'reviews.hidden_note as hiddenNote',
      'reviews.reply',
      'reviews.reply_translations as replyTranslations',
      'reviews.replied_at as repliedAt',
      'reviews.reply_version as replyVersion',
      'repliers.email as repliedBy',
      'products.name as productName',
      'products.img as productImg',
    ])
}

type ListedReview = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>

/** Returns a page of the reviews, by default with hidden ones; undefined if the cursor belongs to another list. */
export function listReviewsByPage(
  read: Reader,
  wanted: ReviewsWanted,
  request: PageRequest,
): Promise<KeysetPage<ListedReview> | undefined> {
  return readKeysetPage(['reviews', wanted], [segmentOf(read, wanted)], request)
}

const searched = [
  ...['name', 'name_folded', 'email', 'text', 'text_folded'].map((column) => `reviews.${column}`),
  ...['products.name', 'products.name_folded'],
]

function segmentOf(
  read: Reader,
  { search, oldestFirst, state, stars, productId }: ReviewsWanted,
): KeysetSegment<ListedReview> {
  let reviews = selectReviews(read)
  if (state) reviews = reviews.where(states[state])
  if (productId !== undefined) reviews = reviews.where('reviews.product_id', '=', productId)
  return segmentByColumn(reviews, {
    columns: ['reviews.created_at', 'reviews.id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
    tested: [
      ...(stars === undefined ? [] : [sql<boolean>`reviews.stars = ${stars}`]),
      ...hasTypedWords(searched, search),
    ],
  })
}
