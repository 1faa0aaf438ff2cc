import { sql } from 'kysely'
import type { Reader, Transaction } from '../database.ts'

export interface ReviewRow {
  readonly id: string
  readonly img: string
  readonly name: string
  readonly text: string
  readonly stars: number
}

/** All reviews that visitors see, the newest first. */
export function listReviews(read: Reader): Promise<readonly ReviewRow[]> {
  return read
    .selectFrom('reviews')
    .where(sql<boolean>`hidden_at is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'img', 'name', 'text', 'stars'])
    .execute()
}

interface NewReview extends ReviewRow {
  readonly userId: string | null
  readonly email: string
  readonly createdAt: number
}

export async function insertReviews({ db }: Transaction, reviews: readonly NewReview[]): Promise<void> {
  if (reviews.length === 0) return
  await db
    .insertInto('reviews')
    .values(
      reviews.map(({ id, userId, img, name, email, text, stars, createdAt }) => ({
        id,
        user_id: userId,
        img,
        name,
        email,
        text,
        stars,
        created_at: createdAt,
      })),
    )
    .execute()
}

/** Makes a user's reviews those of an unnamed customer. */
export async function forgetWriterOfReviews(transaction: Transaction, userId: string): Promise<void> {
  const forgotten = await transaction.db
    .updateTable('reviews')
    .set({ user_id: null, email: '', name: 'A customer', img: '/pictures/badge-hex.svg' })
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  if (forgotten.length > 0) transaction.changed('reviews')
}

interface ReviewDecision {
  readonly id: string
  readonly reviewId: string
  readonly hidden: boolean
  /** The admin's account. */
  readonly decidedBy: string
  readonly decidedAt: number
}

/** Hides a review or shows it again; false when it is so already, or there is none. */
export async function setReviewHidden(
  { db }: Transaction,
  { reviewId, hidden, decidedBy, decidedAt }: ReviewDecision,
): Promise<boolean> {
  const changed = await db
    .updateTable('reviews')
    .set(hidden ? { hidden_at: decidedAt, hidden_by: decidedBy } : { hidden_at: null, hidden_by: null })
    .where('id', '=', reviewId)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** Keeps who has hidden a review or shown it again, and when. */
export async function keepReviewDecision(
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

export async function hasReview(read: Reader, id: string): Promise<boolean> {
  const review = await read.selectFrom('reviews').where('id', '=', id).select('id').executeTakeFirst()
  return review !== undefined
}
