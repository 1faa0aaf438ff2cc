import { toolsAddress } from './addresses.ts'
import type { Letter } from './letter.ts'
import { dollars, whatWasOrdered } from './words.ts'

interface Cancelled {
  readonly id: string
  readonly toolName: string
  readonly quantity: number
  readonly priceCents: number
}

/** To the customer: the order is cancelled, and nothing was charged. */
export function orderCancelled(order: Cancelled, publicUrl: string): Letter {
  const what = whatWasOrdered(order)
  return {
    subject: `Cancelled: ${what}`,
    paragraphs: [`Your order of ${what} is cancelled. It was not paid, so nothing was charged.`],
    facts: [
      ['Order', order.id],
      ['Not charged', dollars(order.priceCents)],
    ],
    link: { text: 'See all tools', address: toolsAddress(publicUrl) },
  }
}
