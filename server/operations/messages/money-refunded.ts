import { myOrdersAddress } from './addresses.ts'
import type { Letter } from './letter.ts'
import { moneyText, whatWasOrdered } from './words.ts'

/** Money that went back to a card. */
export interface Refunded {
  /** The order that the money was paid for; undefined when none could be found. */
  readonly order: RefundedOrder | undefined
  readonly cents: number
  /** Three small letters; a payment in another currency than the shop's goes back, too. */
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
export function moneyRefunded({ order, cents, currency, reason }: Refunded, publicUrl: string): Letter {
  const amount = moneyText(cents, currency)
  const automatic = reason === undefined
  return {
    subject: automatic ? `Your payment of ${amount} is refunded` : `${amount} is refunded to your card`,
    paragraphs: [
      automatic
        ? `${whyItGoesBack(order)} We have refunded all of it, ${amount}, to your card.`
        : `We have refunded ${amount}${order ? ` of your order of ${whatWasOrdered(order)}` : ''} to your card.`,
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
  return `Your payment for ${whatWasOrdered(order)} came after the tools were sold or the order was closed, or did not match its price.`
}

/** To the admin: the shop has sent money back by itself. */
export function refundedByItself({ order, cents, currency }: Omit<Refunded, 'reason'>): Letter {
  const amount = moneyText(cents, currency)
  const what = order ? `order ${order.id} (${whatWasOrdered(order)})` : 'no order'
  return {
    subject: `Refunded by the shop: ${amount}`,
    paragraphs: [`A payment of ${amount} for ${what} could not be used and was refunded.`],
  }
}
