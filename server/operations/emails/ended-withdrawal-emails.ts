import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { type Formats, type MailingShop, orderSummary } from './formats.ts'
import { contactAddress, orderAddress, withdrawAddress } from './page-links.ts'
import type { Withdrawn } from './withdrawal-emails.ts'

type EndedOrder = Omit<Withdrawn, 'cardLast4'>

interface Ended {
  readonly withdrawnAt: number
  readonly reason: string
}

/** Tells the customer that the shop has closed a withdrawal, with the refunded amount and the reason. */
export function withdrawalClosedEmail(
  order: EndedOrder,
  ended: Ended,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const what = orderSummary(order)
  return {
    subject: `Your withdrawal is settled: ${what}`,
    paragraphs: [`We have closed your withdrawal from your order of ${what}.`],
    facts: [
      ...factsOf(order, ended, formats),
      ['Refunded', `${formats.amount(order.givenBackCents)} of ${formats.amount(order.priceCents)}`],
    ],
    link: { text: 'See the order', address: orderAddress(publicUrl, order.id) },
    closing: [`If you do not agree, answer this email or write to us: ${contactAddress(publicUrl)}`],
  }
}

/** Tells the customer that the shop has undone the withdrawal, and what to do if that is wrong. */
export function withdrawalTakenBackEmail(
  order: EndedOrder,
  ended: Ended,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const what = orderSummary(order)
  return {
    subject: `Your order is valid again: ${what}`,
    paragraphs: [
      `We have taken back the withdrawal from your order of ${what}, so the order is valid again.`,
      order.sentAt === null ? 'We pack it and send it.' : 'You keep what we have sent.',
    ],
    facts: factsOf(order, ended, formats),
    link: { text: 'See the order', address: orderAddress(publicUrl, order.id) },
    closing: [
      `If you did not ask for this, answer this email or withdraw again: ${withdrawAddress(publicUrl)}`,
    ],
  }
}

function factsOf(
  order: EndedOrder,
  { withdrawnAt, reason }: Ended,
  formats: Formats,
): readonly (readonly [string, string])[] {
  return [
    ['Order', formatOrderNumber(order.number)],
    ['Withdrawn', formats.second(withdrawnAt)],
    ['Reason', reason],
  ]
}
