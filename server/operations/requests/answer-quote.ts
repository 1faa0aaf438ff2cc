import { nameShownIn } from '../../../domain/catalogue/shown-name.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { lockQuote, markHandled, type TranslatedQuote } from '../../data/queries/quotes.ts'
import { insertAnswer } from '../../data/queries/request-answers.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { claimKey } from '../claim-key.ts'
import { answerEmail } from '../emails/answer-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

interface Answer {
  readonly text: string
  /** Whether the answer closes its request. */
  readonly handled: boolean
  /** Makes a repeated request return the same answer (spec §10, submit twice). */
  readonly idempotencyKey: string | undefined
}

/** Returns the event of an answer's email. */
export function answerEvent(answerId: string): string {
  return `answer:${answerId}`
}

/** Answers a request: stores the answer and writes its email in one transaction; returns the answer's id. */
export function answerQuote(
  shop: Shop,
  caller: Caller,
  quoteId: string,
  { text, handled, idempotencyKey: key }: Answer,
): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const id = newId()
    const found = await answerable(transaction, quoteId)
    if (!found.ok) return found
    const claim = { userId: caller.userId, key, request: { quoteId, text, handled }, createdId: id }
    const earlier = await claimKey(transaction, claim, at)
    if (!earlier.ok) return earlier
    if (earlier.value !== undefined) return done(earlier.value)
    await insertAnswer(transaction, { id, requestId: quoteId, text, by: caller.userId }, at)
    const { language, partName, translations } = found.value
    const mailing = mailingIn(shop, language)
    const { standard } = shop.settings.languages
    const shown = partName === null ? null : nameShownIn(language, { name: partName, translations }, standard)
    const asked = { ...found.value, partName: shown ?? partName }
    await writeEmail(shop, transaction, answerEmail(asked, text, mailing), {
      event: answerEvent(id),
      recipient: found.value.email,
    })
    const closed = handled && (await markHandled(transaction, quoteId, at))
    // The record omits the text, which may name the customer.
    const subject = { kind: 'request', id: quoteId, name: '' } as const
    const after = { answer: id, ...(closed && { handled: true }) }
    await recordChange(transaction, { at, by: caller, action: 'request.answered', subject, after })
    return done(id)
  })
}

/** Locks a request and returns it; refuses it if the sender's email was deleted. */
export async function answerable(
  transaction: Transaction,
  quoteId: string,
): Promise<Outcome<TranslatedQuote>> {
  const quote = await lockQuote(transaction, quoteId)
  if (!quote) return refused('QUOTE_NOT_FOUND')
  return quote.email.includes('@') ? done(quote) : refused('QUOTE_WITHOUT_ADDRESS')
}
