import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { type Formats, type MailingShop, orderReference, orderSummary, wayBack } from './formats.ts'
import { dashboardAddress, myOrdersAddress } from './page-links.ts'

export interface Refunded {
  /** The refunded orders; empty if the payment belongs to no order. */
  readonly orders: readonly RefundedOrder[]
  /** Whether the rest of the payment has paid for other orders. */
  readonly isPart?: boolean
  readonly cents: number
  /** How much of it is delivery. */
  readonly deliveryCents?: number
  /** ISO 4217 code in lower case. Payments in other currencies are refunded too. */
  readonly currency: string
  /** The reason that staff gave; undefined for the automatic refund of money that the shop could not use. */
  readonly reason: string | undefined
}

interface RefundedOrder {
  readonly number: number
  readonly productName: string
  readonly quantity: number
  /** The last four digits of the card that paid; null without a card. */
  readonly cardLast4: string | null
}

/** Tells the customer that a refund is on its way, and why. */
export function customerRefundEmail(
  { orders, isPart = false, cents, deliveryCents = 0, currency, reason }: Refunded,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const amount = formats.money(cents, currency)
  const automatic = reason === undefined
  const way = wayBack(orders)
  return {
    subject: automatic ? `Your payment of ${amount} is refunded` : `${amount} is refunded ${way}`,
    paragraphs: [
      automatic
        ? `${whyItGoesBack(orders)} We have refunded ${isPart ? 'this part' : 'all of it'}, ${amount}, ${way}.`
        : `We have refunded ${amount}${orders.length > 0 ? ` of your order of ${summaries(orders)}` : ''} ${way}.`,
      ...(automatic && isPart ? ['The rest of your payment has paid your other orders.'] : []),
      'Your bank may take up to ten days to show it. You do not need to do anything.',
    ],
    facts: [
      ...orders.map(({ number }) => ['Order', formatOrderNumber(number)] as const),
      ['Refunded', amount],
      ...(deliveryCents > 0 ? [['Of it delivery', formats.money(deliveryCents, currency)] as const] : []),
      ...(reason ? [['Reason', reason] as const] : []),
    ],
    link: { text: 'See my orders', address: myOrdersAddress(publicUrl) },
  }
}

function summaries(orders: readonly RefundedOrder[]): string {
  return orders.map(orderSummary).join(', ')
}

function whyItGoesBack(orders: readonly RefundedOrder[]): string {
  if (orders.length === 0) return 'We found no unpaid order for the amount that you paid.'
  return `Your payment for ${summaries(orders)} came after the pieces were sold or the order was closed, or did not match its price.`
}

/** Tells staff about an automatic refund. */
export function automaticRefundEmail(
  { orders, cents, currency }: Omit<Refunded, 'reason'>,
  formats: Formats,
): Email {
  const amount = formats.money(cents, currency)
  const what = orderReference(orders)
  return {
    subject: `Refunded by the shop: ${amount}`,
    paragraphs: [`A payment of ${amount} for ${what} could not be used and was refunded.`],
  }
}

type OrderRefund = Omit<Refunded, 'reason'>

/** Tells staff about a refund made in the card provider's dashboard. */
export function providerRefundEmail({ orders, cents, currency }: OrderRefund, formats: Formats): Email {
  const amount = formats.money(cents, currency)
  return {
    subject: `Refunded at the card provider: ${amount}`,
    paragraphs: [`${amount} of the payment for ${orderReference(orders)} was refunded at the card provider.`],
  }
}

interface FailedRefund extends OrderRefund {
  /** The provider's reason. */
  readonly failure: string | null
  /** Whether the refund was automatic; staff can retry such a refund. */
  readonly automatic: boolean
}

/** Tells staff that a refund failed, with the provider's reason and what to do. */
export function failedRefundEmail(
  { orders, cents, currency, failure, automatic }: FailedRefund,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const amount = formats.money(cents, currency)
  return {
    subject: `A refund failed: ${amount}`,
    paragraphs: [
      `${amount} of the payment for ${orderReference(orders)} could not be refunded.`,
      ...(failure === null ? [] : [`The card provider says: “${failure}”`]),
      'Check the payment in the card provider’s dashboard, and return the money in another way.',
      ...(automatic ? ['Once the cause is fixed, the shop can try again: see the to-do list.'] : []),
    ],
    ...(automatic && { link: { text: 'See the to-do list', address: dashboardAddress(publicUrl) } }),
  }
}
