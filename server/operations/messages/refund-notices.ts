import { dashboardAddress } from './addresses.ts'
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

/** A refund that came to nothing. */
interface Failed extends Went {
  /** In the provider's words. */
  readonly failure: string | null
  /** Nobody has asked for it: the shop owes the money, and can be told to try again. */
  readonly automatic: boolean
}

/** To the admin: money could not go back, why in the provider's words, and what to do. */
export function refundFailed(
  { order, cents, currency, failure, automatic }: Failed,
  publicUrl: string,
): Letter {
  const amount = moneyText(cents, currency)
  return {
    subject: `A refund failed: ${amount}`,
    paragraphs: [
      `${amount} of the payment for ${nameOf(order)} could not be refunded to the card.`,
      ...(failure === null ? [] : [`The card provider says: “${failure}”`]),
      'Check the payment in the card provider’s dashboard, and return the money in another way.',
      ...(automatic ? ['Once the cause is fixed, the shop can try again: see the to-do list.'] : []),
    ],
    ...(automatic && { link: { text: 'See the to-do list', address: dashboardAddress(publicUrl) } }),
  }
}

function nameOf(order: Went['order']): string {
  return order ? `order ${order.id} (${whatWasOrdered(order)})` : 'no order'
}
