import type { Reader, Transaction } from '../../database.ts'

/** Returns a review's reply with the data for answering; undefined for an unknown review. */
export function findReply(read: Reader, reviewId: string) {
  return read
    .selectFrom('reviews')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'reviews.user_id').on('users.deleted_at', 'is', null),
    )
    .where('reviews.id', '=', reviewId)
    .select([
      'reviews.reply',
      'reviews.reply_translations as translations',
      'reviews.reply_version as version',
      'reviews.product_id as productId',
      'reviews.hidden_at as hiddenAt',
      'users.id as authorId',
      'users.email as authorEmail',
    ])
    .executeTakeFirst()
}

interface Replied {
  readonly reviewId: string
  /** The version of the reply that the admin edited. */
  readonly version: number
  /** Null removes the reply. */
  readonly reply: string | null
  /** The reply in other languages, as JSON; null without any. */
  readonly translations: string | null
  /** The admin's account. */
  readonly by: string
  readonly at: number
}

/** Stores a reply; false if the reply now has another version. */
export async function setReply(
  { db }: Transaction,
  { reviewId, version, reply, translations, by, at }: Replied,
): Promise<boolean> {
  const isGone = reply === null
  const changed = await db
    .updateTable('reviews')
    .set({
      reply,
      reply_translations: isGone ? null : translations,
      replied_at: isGone ? null : at,
      replied_by: isGone ? null : by,
      reply_version: version + 1,
    })
    .where('id', '=', reviewId)
    .where('reply_version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
