import { productFieldTexts } from '../../../contract/catalogue/product-field-texts.ts'
import { said } from '../../../contract/languages/said.ts'
import {
  changedTranslations,
  type ReplyTranslations,
  storedTranslations,
  translationsOf,
} from '../../../domain/catalogue/reply-in-language.ts'
import { done, type Outcome, type Refusal, refused, refusedAt } from '../../../domain/outcome.ts'
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
  /** The reply in other languages; a language that is not named stays, an empty text removes it. */
  readonly translations?: ReplyTranslations | undefined
}

/**
 * Adds, changes or removes the shop's reply to a review. The second of two concurrent admins is refused. Emails the
 * author about the first reply.
 *
 * @returns whether anything changed.
 */
export function replyToReview(shop: Shop, caller: Caller, written: Reply): Promise<Outcome<boolean>> {
  const { reviewId, reply, version, translations: changes = {} } = written
  return shop.database.write(async (transaction) => {
    const known = await findReply(transaction.db, reviewId)
    if (!known) return refused('REVIEW_NOT_FOUND')
    if (known.version !== version) return refused('REPLY_CHANGED')
    const unknown = await refusalOfLanguages(shop, transaction, changes)
    if (unknown) return unknown
    const before = translationsOf(known.translations)
    const after = reply === null ? {} : changedTranslations(before, changes)
    const translations = storedTranslations(after)
    const isTranslated = translations !== storedTranslations(before)
    if (known.reply === reply && !isTranslated) return done(false)
    const at = shop.clock()
    if (!(await setReply(transaction, { reviewId, version, reply, translations, by: caller.userId, at })))
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
      before: { reply: known.reply, ...(isTranslated && { replyTranslations: before }) },
      after: { reply, ...(isTranslated && { replyTranslations: after }) },
    })
    return done(true)
  })
}

/** Refuses a language that the shop does not offer besides its standard one, at its field. */
async function refusalOfLanguages(
  { settings }: Pick<Shop, 'settings'>,
  { db }: Transaction,
  changes: ReplyTranslations,
): Promise<Refusal | undefined> {
  const { standard, offered } = (await settings.readWithin(db)).languages
  const foreign = Object.keys(changes).find(
    (tag) => tag === standard || !offered.some((known) => known === tag),
  )
  if (foreign === undefined) return undefined
  return refusedAt(`translations.${foreign}`, 'INPUT_INVALID', said(productFieldTexts).shopLanguage)
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
