import type { Letter } from './letter.ts'
import type { Refunded } from './money-refunded.ts'
import { moneyText, whatWasOrdered } from './words.ts'

type Went = Omit<Refunded, 'reason'>

/** To the admin: somebody has sent money back in the card provider's own dashboard. */
export function refundedAtTheProvider({ order, cents, currency }: Went): Letter {
  const amount = moneyText(cents, currency)
  return {
    subject: `Refunded at the card provider: ${amount}`,
    paragraphs: [`${amount} of the payment for ${nameOf(order)} was refunded at the card provider.`],
  }
}

/** To the admin: money could not go back, and why in the provider's words. */
export function refundFailed({
  order,
  cents,
  currency,
  failure,
}: Went & { readonly failure: string | null }): Letter {
  const amount = moneyText(cents, currency)
  return {
    subject: `A refund failed: ${amount}`,
    paragraphs: [
      `${amount} of the payment for ${nameOf(order)} could not go back to the card.`,
      ...(failure === null ? [] : [`The card provider says: “${failure}”`]),
      'Look at the payment in the card provider’s dashboard, and give the money back in another way.',
    ],
  }
}

function nameOf(order: Went['order']): string {
  return order ? `order ${order.id} (${whatWasOrdered(order)})` : 'no order'
}
