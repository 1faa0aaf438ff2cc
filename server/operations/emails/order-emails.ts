import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import type { Hold } from '../../../domain/orders/holds.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import {
  type Delivered,
  type DeliverySettings,
  deliveryFacts,
  deliverySentences,
  promiseIfPaid,
} from './delivery-facts.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { orderAddress, productAddress, productsAddress } from './page-links.ts'
import { goodsCentsOf, type Priced, priceFacts, taxFacts, totalText } from './price-facts.ts'

interface Booked extends Priced {
  readonly id: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly deliveryWay: DeliveryWay
  readonly hold: Hold
}

/** The input of a delivery promise: the time of the email and the owner's settings. */
export interface Promising {
  readonly now: number
  readonly settings: DeliverySettings
}

/**
 * Confirms a booking to the customer: the product, the end of the hold, how to pay and what happens after the payment.
 */
export function orderBookedEmail(
  order: Booked,
  { now, settings }: Promising,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const what = orderSummary(order)
  const until = formats.instant(order.hold.expiresAt)
  const { extendsTo } = order.hold
  return {
    subject: `You have booked ${what}`,
    paragraphs: [
      extendsTo === null
        ? `We are holding ${what} for you until ${until}. Pay by then and we ${order.deliveryWay === 'pickup' ? 'get it ready for you to pick up' : 'will send it'}.`
        : `We are holding ${what} for you until ${until}. Start the payment or verify your email by then to extend the hold to ${formats.instant(extendsTo)}.`,
      ...(order.deliveryWay === 'pickup' ? [] : promiseIfPaid(1, now, settings, formats)),
      'After the hold, others can buy it. You can still pay while there is enough stock.',
    ],
    facts: [
      ['Order', formatOrderNumber(order.number)],
      ...priceFacts([order], formats),
      ['To pay', totalText([order], formats)],
      ['Held until', until],
    ],
    link: { text: 'Pay for the order', address: orderAddress(publicUrl, order.id) },
    closing: ['Nothing is charged before you pay. If you change your mind, cancel the order in My Orders.'],
  }
}

interface Cancelled {
  readonly id: string
  readonly productId: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly priceCents: number
}

/**
 * Confirms a cancellation to the customer: nothing was charged.
 *
 * @param withdrawnAt when the customer withdrew; undefined for a plain cancellation.
 */
export function orderCancelledEmail(
  order: Cancelled,
  { publicUrl, settings: { formats } }: MailingShop,
  withdrawnAt?: number,
): Email {
  const what = orderSummary(order)
  return {
    subject: `Cancelled: ${what}`,
    paragraphs: [`Your order of ${what} is cancelled. It was not paid, so nothing was charged.`],
    facts: [
      ['Order', formatOrderNumber(order.number)],
      ['Not charged', formats.amount(order.priceCents)],
      ...(withdrawnAt === undefined ? [] : [['Withdrawn', formats.second(withdrawnAt)] as const]),
    ],
    ...(withdrawnAt === undefined
      ? { link: { text: 'See all tools', address: productsAddress(publicUrl) } }
      : {
          link: { text: 'Book it again', address: productAddress(publicUrl, order.productId) },
          closing: [
            'If you did not withdraw, book it again: the stock is free again. Then answer this email.',
          ],
        }),
  }
}

interface Paid extends Delivered, Priced {
  readonly id: string
  readonly productName: string
  readonly quantity: number
  readonly customerEmail: string
}

interface Payment {
  readonly transactionId: string
  readonly paidAt: number
}

/** Sends the customer the receipt, with a link to its printable page. */
export function paymentReceiptEmail(
  order: Paid,
  { transactionId, paidAt }: Payment,
  settings: Pick<SectionValues, 'delivery' | 'money' | 'pickup'>,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const paid = formats.amount(order.priceCents)
  return {
    subject: `Receipt: ${paid} for ${orderSummary(order)}`,
    paragraphs: [
      'Thank you. Your payment has arrived, and your order is paid.',
      ...deliverySentences([order], paidAt, settings, formats),
      'The invoice is attached.',
    ],
    facts: [
      ['Order', formatOrderNumber(order.number)],
      ['Customer', [order.userName, order.customerEmail].filter(Boolean).join(', ')],
      ...deliveryFacts([order], settings),
      ['Tool', order.productName],
      ['Quantity', String(order.quantity)],
      // Divides evenly: the goods are the unit price times the quantity.
      ['Price of one', formats.amount(goodsCentsOf(order) / order.quantity)],
      ...priceFacts([order], formats),
      ['Paid', totalText([order], formats)],
      ...taxFacts([order], formats),
      ['Paid on', formats.instant(paidAt)],
      ['Transaction', transactionId],
    ],
    link: { text: 'See the receipt and print it', address: orderAddress(publicUrl, order.id) },
  }
}
