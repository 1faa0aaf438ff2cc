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
        ? `We have set ${what} aside for you until ${until}. Pay by then and we pack it.`
        : `We have set ${what} aside for you until ${until}. Start the payment or verify your email by then, and it is held until ${instantText(extendsTo)}.`,
      'After that it goes back on the board. You can still pay for it then, as long as there is enough left.',
    ],
    facts: [
      ['Order', order.id],
      ['To pay', `${dollars(order.priceCents)}, tax and delivery included`],
      ['Held until', until],
    ],
    link: { text: 'Pay for the order', address: orderAddress(publicUrl, order.id) },
    closing: ['Nothing is charged before you pay. If you have changed your mind, cancel it in My Orders.'],
  }
}
