import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { findReply, setReply } from '../../data/queries/catalogue/review-replies.ts'
import { recordChange } from '../changes/record-change.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { reviewRepliedEmail } from '../emails/review-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

interface Reply {
  readonly reviewId: string
  /** Null removes the reply. */
  readonly reply: string | null
  /** The version of the reply that the admin edited. */
  readonly version: number
}

/**
 * Adds, changes or removes the shop's reply to a review. The second of two concurrent admins is refused. Emails the
 * author about the first reply.
 *
 * @returns whether anything changed.
 */
export function replyToReview(shop: Shop, caller: Caller, written: Reply): Promise<Outcome<boolean>> {
  const { reviewId, reply, version } = written
  return shop.database.write(async (transaction) => {
    const known = await findReply(transaction.db, reviewId)
    if (!known) return refused('REVIEW_NOT_FOUND')
    if (known.version !== version) return refused('REPLY_CHANGED')
    if (known.reply === reply) return done(false)
    const at = shop.clock()
    if (!(await setReply(transaction, { reviewId, version, reply, by: caller.userId, at })))
      return refused('REPLY_CHANGED')
    transaction.changed('reviews')
    if (known.productId !== null) transaction.changed(`tool:${known.productId}`)
    if (reply !== null && known.hiddenAt === null) await tellAuthor(shop, transaction, { ...known, reviewId })
    await recordChange(transaction, {
      at,
      by: caller,
      action: reply === null ? 'review.reply-removed' : 'review.replied',
      // Omits the author's name and words, which are deleted or anonymized with the account.
      subject: { kind: 'review', id: reviewId, name: '' },
      before: { reply: known.reply },
      after: { reply },
    })
    return done(true)
  })
}

interface Answered {
  readonly reviewId: string
  readonly productId: string | null
  readonly authorId: string | null
  readonly authorEmail: string | null
}

/** Emails the author once per review, and only to a verified email. */
async function tellAuthor(
  shop: Shop,
  transaction: Transaction,
  { reviewId, productId, authorId, authorEmail }: Answered,
): Promise<void> {
  if (authorId === null || authorEmail === null) return
  if (!(await hasVerifiedIdentity(transaction.db, authorId))) return
  const mailing = mailingIn(shop, await findLanguageOf(transaction.db, authorEmail))
  await writeEmail(shop, transaction, reviewRepliedEmail(productId, mailing), {
    event: `review-replied:${reviewId}`,
    recipient: authorEmail,
  })
}
