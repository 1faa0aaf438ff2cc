import type { Hold } from '../../../domain/holds.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/order-number.ts'
import type { Email } from './email.ts'
import { dollars, instantText, orderSummary } from './formats.ts'
import { myOrdersAddress } from './page-links.ts'

interface Line {
  readonly number: number
  readonly toolName: string
  readonly quantity: number
  readonly priceCents: number
}

interface HeldLine extends Line {
  readonly hold: Hold
}

/** Confirms a purchase to the customer: its number, every order, the holds' end and how to pay. */
export function purchaseBookedEmail(
  number: number,
  orders: readonly [HeldLine, ...HeldLine[]],
  publicUrl: string,
): Email {
  const name = formatPurchaseNumber(number)
  const [{ hold }] = orders
  const until = instantText(hold.expiresAt)
  const products = orders.length === 1 ? '1 product' : `${orders.length} products`
  return {
    subject: `You have booked ${products}: ${name}`,
    paragraphs: [
      hold.extendsTo === null
        ? `We are holding everything for you until ${until}. Pay by then and we will send it.`
        : `We are holding everything for you until ${until}. Start the payment or verify your email by then to extend the hold to ${instantText(hold.extendsTo)}.`,
      'After that, others can buy it. You can still pay while there is enough stock.',
    ],
    facts: [
      ['Purchase', name],
      ...linesOf(orders),
      ['To pay', `${dollars(sumOf(orders))}, tax and delivery included`],
      ['Held until', until],
    ],
    link: { text: 'Pay in My Orders', address: myOrdersAddress(publicUrl) },
    closing: ['Nothing is charged before you pay. If you change your mind, cancel an order in My Orders.'],
  }
}

function linesOf(orders: readonly Line[]): readonly (readonly [string, string])[] {
  return orders.map(
    (order) =>
      [formatOrderNumber(order.number), `${orderSummary(order)}, ${dollars(order.priceCents)}`] as const,
  )
}

function sumOf(orders: readonly Line[]): number {
  return orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
}
