import type { Hold } from '../../../domain/hold-length.ts'
import { orderAddress } from './addresses.ts'
import type { Letter } from './letter.ts'
import { dollars, instantText, whatWasOrdered } from './words.ts'

interface Booked {
  readonly id: string
  readonly toolName: string
  readonly quantity: number
  readonly priceCents: number
  readonly hold: Hold
}

/** To the customer: what is booked, until when it is held, and how to pay. */
export function orderBooked(order: Booked, publicUrl: string): Letter {
  const what = whatWasOrdered(order)
  const until = instantText(order.hold.expiresAt)
  const { extendsTo } = order.hold
  return {
    subject: `You have booked ${what}`,
    paragraphs: [
      extendsTo === null
        ? `We are holding ${what} for you until ${until}. Pay by then and we will send it.`
        : `We are holding ${what} for you until ${until}. Start the payment or verify your email by then to extend the hold to ${instantText(extendsTo)}.`,
      'After that, others can buy it. You can still pay while there is enough stock.',
    ],
    facts: [
      ['Order', order.id],
      ['To pay', `${dollars(order.priceCents)}, tax and delivery included`],
      ['Held until', until],
    ],
    link: { text: 'Pay for the order', address: orderAddress(publicUrl, order.id) },
    closing: ['Nothing is charged before you pay. If you change your mind, cancel the order in My Orders.'],
  }
}
