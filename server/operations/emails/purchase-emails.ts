import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import type { Hold } from '../../../domain/orders/holds.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { type Delivered, deliveryFacts, deliverySentences, promiseIfPaid } from './delivery-facts.ts'
import type { Email } from './email.ts'
import { type Formats, type MailingShop, orderSummary, wayBack } from './formats.ts'
import type { Promising } from './order-emails.ts'
import { myOrdersAddress, payPurchaseAddress } from './page-links.ts'
import { goodsCentsOf, type Priced, priceFacts, taxFacts, totalText } from './price-facts.ts'

interface Line extends Priced {
  readonly number: number
  readonly productName: string
  readonly quantity: number
}

interface HeldLine extends Line {
  readonly deliveryWay: DeliveryWay
  readonly hold: Hold
}

/** Confirms a purchase to the customer: its number, every order, the end of the holds and how to pay. */
export function purchaseBookedEmail(
  { id, number }: { readonly id: string; readonly number: number },
  orders: readonly [HeldLine, ...HeldLine[]],
  { now, settings }: Promising,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const name = formatPurchaseNumber(number)
  const [{ hold, deliveryWay }] = orders
  // All orders of a booking have one way.
  const isPickedUp = deliveryWay === 'pickup'
  const until = formats.instant(hold.expiresAt)
  const products = orders.length === 1 ? '1 product' : `${orders.length} products`
  return {
    subject: `You have booked ${products}: ${name}`,
    paragraphs: [
      hold.extendsTo === null
        ? `We are holding everything for you until ${until}. Pay by then and we ${isPickedUp ? 'get it ready for you to pick up' : 'will send it'}.`
        : `We are holding everything for you until ${until}. Start the payment or verify your email by then to extend the hold to ${formats.instant(hold.extendsTo)}.`,
      ...(isPickedUp ? [] : promiseIfPaid(orders.length, now, settings, formats)),
      'After the hold, others can buy it. You can still pay while there is enough stock.',
    ],
    facts: [
      ['Purchase', name],
      ...linesOf(orders, formats),
      ...priceFacts(orders, formats),
      ['To pay', totalText(orders, formats)],
      ['Held until', until],
    ],
    link: { text: 'Pay for all of it', address: payPurchaseAddress(publicUrl, id) },
    closing: ['Nothing is charged before you pay. If you change your mind, cancel an order in My Orders.'],
  }
}

interface PaidLine extends Line, Delivered {
  readonly purchaseNumber: number | null
  readonly customerEmail: string
  readonly cardLast4: string | null
}

interface PaidSet {
  /** At least one order. */
  readonly orders: readonly PaidLine[]
  /** The orders that can no longer be paid; their part of the charge is refunded. */
  readonly refused: readonly PaidLine[]
  readonly transactionId: string
  readonly paidAt: number
}

/** Sends the customer one receipt for several orders that one charge has paid. */
export function setReceiptEmail(
  { orders, refused, transactionId, paidAt }: PaidSet,
  settings: Pick<SectionValues, 'delivery' | 'money' | 'pickup'>,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const paid = formats.amount(sumOf(orders))
  const [first] = orders
  const numbers = new Set(orders.map(({ purchaseNumber }) => purchaseNumber))
  return {
    subject: `Receipt: ${paid} for ${orders.length === 1 ? '1 order' : `${orders.length} orders`}`,
    paragraphs: [
      'Thank you. Your payment has arrived, and these orders are paid.',
      ...deliverySentences(orders, paidAt, settings, formats),
      'The invoice is attached.',
      ...(refused.length === 0
        ? []
        : [
            `Not paid: ${refused.map(orderSummary).join(', ')}. The pieces were sold or the order was closed before the money arrived. We refund this part, ${formats.amount(sumOf(refused))}, ${wayBack(orders)}.`,
          ]),
    ],
    facts: [
      ...[...numbers]
        .filter((number) => number !== null)
        .map((number) => ['Purchase', formatPurchaseNumber(number)] as const),
      ['Customer', [first?.userName, first?.customerEmail].filter(Boolean).join(', ')],
      ...deliveryFacts(orders, settings),
      ...linesOf(orders, formats),
      ...priceFacts(orders, formats),
      ['Paid', totalText(orders, formats)],
      ...taxFacts(orders, formats),
      ['Paid on', formats.instant(paidAt)],
      ['Transaction', transactionId],
    ],
    link: { text: 'See the orders', address: myOrdersAddress(publicUrl) },
  }
}

function linesOf(orders: readonly Line[], formats: Formats): readonly (readonly [string, string])[] {
  return orders.map(
    (order) =>
      [
        formatOrderNumber(order.number),
        `${orderSummary(order)}, ${formats.amount(goodsCentsOf(order))}`,
      ] as const,
  )
}

function sumOf(orders: readonly Line[]): number {
  return orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
}
