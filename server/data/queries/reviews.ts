import type { Reader, Transaction } from '../database.ts'

export interface ReviewRow {
  readonly id: string
  readonly img: string
  readonly name: string
  readonly text: string
  readonly stars: number
}

/** All reviews, the newest first. */
export function listReviews(read: Reader): Promise<readonly ReviewRow[]> {
  return read
    .selectFrom('reviews')
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
