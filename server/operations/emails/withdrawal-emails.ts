import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { type Formats, type MailingShop, orderSummary, wayBack } from './formats.ts'
import { contactAddress, manageOrderAddress, withdrawnOrdersAddress } from './page-links.ts'

/** The data of an order in an email about its withdrawal. */
export interface Withdrawn {
  readonly id: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly priceCents: number
  readonly givenBackCents: number
  readonly sentAt: number | null
  readonly cardLast4: string | null
}

interface Returns {
  /** The lines of the shop's postal address. */
  readonly address: readonly string[]
  readonly shopName: string
  /** Days between the return and the refund. */
  readonly refundDays: number
}

function linesOf(orders: readonly Withdrawn[], formats: Formats): readonly (readonly [string, string])[] {
  return orders.map(
    (order) =>
      [
        formatOrderNumber(order.number),
        `${orderSummary(order)}, ${formats.amount(order.priceCents - order.givenBackCents)}`,
      ] as const,
  )
}

/** Confirms a withdrawal to the customer, with the time to the second and instructions for returning a delivery. */
export function withdrawalEmail(
  orders: readonly Withdrawn[],
  at: number,
  { address, shopName, refundDays }: Returns,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const sent = orders.some(({ sentAt }) => sentAt !== null)
  const days = refundDays === 1 ? 'one day' : `${refundDays} days`
  return {
    subject: 'We have received your withdrawal',
    paragraphs: [
      `You have withdrawn from the purchase below. We received it on ${formats.second(at)}. You do not need to say why.`,
      sent
        ? `Return what you received to: ${[shopName, ...address].filter(Boolean).join(', ')}. Write the number of the order on the parcel. We do not send orders that have not left yet. We refund the money ${wayBack(orders)}, within ${days} after the return arrives.`
        : `We do not send it. We refund the money ${wayBack(orders)}, within ${days}.`,
    ],
    facts: [...linesOf(orders, formats), ['Withdrawn', formats.second(at)]],
    closing: [
      `Keep this email. If you did not withdraw, or want the order after all, answer it at once or write to us: ${contactAddress(publicUrl)}`,
    ],
  }
}

/** Tells staff about a withdrawal, without the customer's data, which the dashboard shows. */
export function staffWithdrawalEmail(
  orders: readonly [Withdrawn, ...Withdrawn[]],
  at: number,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const [order] = orders
  const isOne = orders.length === 1
  return {
    subject: isOne ? `Withdrawn: ${orderSummary(order)}` : `Withdrawn: ${orders.length} orders`,
    paragraphs: [
      'A customer has withdrawn from a paid purchase. Do not send the orders that have not left yet.',
      'Refund it on the order’s page: now if it was not sent, otherwise when it has come back.',
    ],
    facts: [...linesOf(orders, formats), ['Withdrawn', formats.second(at)]],
    link: isOne
      ? { text: 'See the order and refund it', address: manageOrderAddress(publicUrl, order.id) }
      : { text: 'See the orders', address: withdrawnOrdersAddress(publicUrl) },
  }
}
