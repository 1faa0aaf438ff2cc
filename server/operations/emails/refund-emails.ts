import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { Email } from './email.ts'
import { moneyText, orderReference, orderSummary } from './formats.ts'
import { dashboardAddress, myOrdersAddress } from './page-links.ts'

/** A refund to a card. */
export interface Refunded {
  /** The paid order; undefined when none was found. */
  readonly order: RefundedOrder | undefined
  readonly cents: number
  /** ISO 4217 code in lower case. Payments in other currencies are refunded too. */
  readonly currency: string
  /** The admin's reason; undefined for an automatic refund of money that the shop could not use. */
  readonly reason: string | undefined
}

interface RefundedOrder {
  readonly number: number
  readonly toolName: string
  readonly quantity: number
}

/** Tells the customer that a refund is on its way, and why. */
export function customerRefundEmail({ order, cents, currency, reason }: Refunded, publicUrl: string): Email {
  const amount = moneyText(cents, currency)
  const automatic = reason === undefined
  return {
    subject: automatic ? `Your payment of ${amount} is refunded` : `${amount} is refunded to your card`,
    paragraphs: [
      automatic
        ? `${whyItGoesBack(order)} We have refunded all of it, ${amount}, to your card.`
        : `We have refunded ${amount}${order ? ` of your order of ${orderSummary(order)}` : ''} to your card.`,
      'Your bank may take up to ten days to show it. You do not need to do anything.',
    ],
    facts: [
      ...(order ? [['Order', formatOrderNumber(order.number)] as const] : []),
      ['Refunded', amount],
      ...(reason ? [['Reason', reason] as const] : []),
    ],
    link: { text: 'See my orders', address: myOrdersAddress(publicUrl) },
  }
}

function whyItGoesBack(order: RefundedOrder | undefined): string {
  if (!order) return 'We found no unpaid order for the amount that you paid.'
  return `Your payment for ${orderSummary(order)} came after the pieces were sold or the order was closed, or did not match its price.`
}

/** Tells the admin about an automatic refund. */
export function automaticRefundEmail({ order, cents, currency }: Omit<Refunded, 'reason'>): Email {
  const amount = moneyText(cents, currency)
  const what = orderReference(order)
  return {
    subject: `Refunded by the shop: ${amount}`,
    paragraphs: [`A payment of ${amount} for ${what} could not be used and was refunded.`],
  }
}

type OrderRefund = Omit<Refunded, 'reason'>

/** Tells the admin about a refund made in the card provider's dashboard. */
export function providerRefundEmail({ order, cents, currency }: OrderRefund): Email {
  const amount = moneyText(cents, currency)
  return {
    subject: `Refunded at the card provider: ${amount}`,
    paragraphs: [`${amount} of the payment for ${orderReference(order)} was refunded at the card provider.`],
  }
}

/** A failed refund. */
interface FailedRefund extends OrderRefund {
  /** The provider's reason. */
  readonly failure: string | null
  /** Whether the shop owes the refund by itself; such a refund can be retried. */
  readonly automatic: boolean
}

/** Tells the admin that a refund failed, with the provider's reason and what to do. */
export function failedRefundEmail(
  { order, cents, currency, failure, automatic }: FailedRefund,
  publicUrl: string,
): Email {
  const amount = moneyText(cents, currency)
  return {
    subject: `A refund failed: ${amount}`,
    paragraphs: [
      `${amount} of the payment for ${orderReference(order)} could not be refunded to the card.`,
      ...(failure === null ? [] : [`The card provider says: “${failure}”`]),
      'Check the payment in the card provider’s dashboard, and return the money in another way.',
      ...(automatic ? ['Once the cause is fixed, the shop can try again: see the to-do list.'] : []),
    ],
    ...(automatic && { link: { text: 'See the to-do list', address: dashboardAddress(publicUrl) } }),
  }
}
