import type { Email } from './email.ts'
import { moneyText, orderReference, orderSummary } from './formats.ts'
import { dashboardAddress, myOrdersAddress } from './page-links.ts'

/** Money that went back to a card. */
export interface Refunded {
  /** The order that the money was paid for; undefined when none could be found. */
  readonly order: RefundedOrder | undefined
  readonly cents: number
  /** ISO 4217 code in lower case. Payments in other currencies are refunded too. */
  readonly currency: string
  /** What a person gave as the reason; undefined when the shop refunded by itself money that it could not use. */
  readonly reason: string | undefined
}

interface RefundedOrder {
  readonly id: string
  readonly toolName: string
  readonly quantity: number
}

/** To the customer: money is on its way back to the card, and why. */
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
      ...(order ? [['Order', order.id] as const] : []),
      ['Refunded', amount],
      ...(reason ? [['Reason', reason] as const] : []),
    ],
    link: { text: 'See my orders', address: myOrdersAddress(publicUrl) },
  }
}

function whyItGoesBack(order: RefundedOrder | undefined): string {
  if (!order) return 'We found no unpaid order for the amount that you paid.'
  return `Your payment for ${orderSummary(order)} came after the tools were sold or the order was closed, or did not match its price.`
}

/** To the admin: the shop has sent money back by itself. */
export function automaticRefundEmail({ order, cents, currency }: Omit<Refunded, 'reason'>): Email {
  const amount = moneyText(cents, currency)
  const what = orderReference(order)
  return {
    subject: `Refunded by the shop: ${amount}`,
    paragraphs: [`A payment of ${amount} for ${what} could not be used and was refunded.`],
  }
}

type Went = Omit<Refunded, 'reason'>

/** To the admin: somebody has sent money back in the card provider's own dashboard. */
export function providerRefundEmail({ order, cents, currency }: Went): Email {
  const amount = moneyText(cents, currency)
  return {
    subject: `Refunded at the card provider: ${amount}`,
    paragraphs: [`${amount} of the payment for ${orderReference(order)} was refunded at the card provider.`],
  }
}

/** A refund that came to nothing. */
interface Failed extends Went {
  /** In the provider's words. */
  readonly failure: string | null
  /** Nobody has asked for it: the shop owes the money, and can be told to try again. */
  readonly automatic: boolean
}

/** To the admin: money could not go back, why in the provider's words, and what to do. */
export function failedRefundEmail(
  { order, cents, currency, failure, automatic }: Failed,
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
