import { inLanguage } from '../../../contract/languages/said.ts'
import { disputeEmailTexts } from './dispute-email-texts.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderReference } from './formats.ts'

interface Disputed {
  readonly amountCents: number
  readonly currency: string
  readonly reason: string
  readonly answerBy: number | undefined
}

interface DisputedOrder {
  readonly number: number
  readonly productName: string
  readonly quantity: number
}

/** Tells the admin that a customer's bank disputes a charge, and what to do. */
export function disputeOpenedEmail(
  { amountCents, currency, reason, answerBy }: Disputed,
  orders: readonly DisputedOrder[],
  { language, settings: { formats } }: MailingShop,
): Email {
  const { opened: texts } = inLanguage(disputeEmailTexts, language)
  const amount = formats.money(amountCents, currency)
  return {
    language,
    subject: texts.subject(amount),
    paragraphs: [
      texts.what(amount, orderReference(orders, language), reason),
      answerBy === undefined ? texts.look : texts.answerBy(formats.instant(answerBy)),
      texts.doNotSend,
    ],
  }
}

/** Tells the admin how a dispute ended. */
export function disputeClosedEmail(
  { amountCents, currency, status }: Disputed & { readonly status: 'open' | 'won' | 'lost' },
  orders: readonly DisputedOrder[],
  { language, settings: { formats } }: MailingShop,
): Email {
  const texts = inLanguage(disputeEmailTexts, language)
  const amount = formats.money(amountCents, currency)
  const { subject, what } = status === 'won' ? texts.won : texts.lost
  return {
    language,
    subject: subject(amount),
    paragraphs: [what(amount, orderReference(orders, language))],
  }
}
