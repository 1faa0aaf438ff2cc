import type { Email } from './email.ts'
import { type Formats, orderReference } from './formats.ts'

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
  formats: Formats,
): Email {
  const amount = formats.money(amountCents, currency)
  return {
    subject: `A payment is disputed: ${amount}`,
    paragraphs: [
      `The customer’s bank disputes ${amount} of the payment for ${orderReference(orders)}. Its reason: ${inWords(reason)}.`,
      answerBy === undefined
        ? 'Look at it in the card provider’s dashboard.'
        : `Answer it in the card provider’s dashboard, or accept it there, by ${formats.instant(answerBy)}. Without an answer the money is lost.`,
      'If the order is not sent yet, do not send it. Do not refund it as well.',
    ],
  }
}

/** Tells the admin how a dispute ended. */
export function disputeClosedEmail(
  { amountCents, currency, status }: Disputed & { readonly status: 'open' | 'won' | 'lost' },
  orders: readonly DisputedOrder[],
  formats: Formats,
): Email {
  const amount = formats.money(amountCents, currency)
  const won = status === 'won'
  return {
    subject: `Dispute ${won ? 'won' : 'lost'}: ${amount}`,
    paragraphs: [
      won
        ? `The dispute about ${amount} of the payment for ${orderReference(orders)} was won: the shop keeps the money.`
        : `The dispute about ${amount} of the payment for ${orderReference(orders)} was lost: the money went to the customer.`,
    ],
  }
}

/** Turns a code such as `product_not_received` into words. */
function inWords(reason: string): string {
  return reason.replaceAll('_', ' ')
}
