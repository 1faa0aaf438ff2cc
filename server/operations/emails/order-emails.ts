import { inLanguage } from '../../../contract/languages/said.ts'
import type { OrderWay } from '../../../contract/orders/orders.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
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
import { orderEmailTexts } from './order-email-texts.ts'
import { orderAddress, productAddress, productsAddress } from './page-links.ts'
import { creditFacts, goodsCentsOf, type Priced, priceFacts, taxFacts, totalText } from './price-facts.ts'

interface Booked extends Priced {
  readonly id: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly deliveryWay: OrderWay
  readonly hold: Hold
  readonly customerReference?: string | null
}

/** Returns the customer's own number of orders as a fact; nothing without one. */
export function referenceFacts(
  orders: readonly { readonly customerReference?: string | null }[],
  name: string,
): readonly (readonly [string, string])[] {
  const references = new Set(orders.flatMap(({ customerReference }) => customerReference || []))
  return references.size > 0 ? [[name, [...references].join(', ')]] : []
}

/** The input of a delivery promise: the time of the email and the owner's settings. */
export interface Promising {
  readonly now: number
  readonly settings: DeliverySettings
}

/**
 * Confirms a booking to the customer: the product, the end of the hold, how to pay and what happens after the payment.
 */
export function orderBookedEmail(order: Booked, { now, settings }: Promising, shop: MailingShop): Email {
  const { language } = shop
  const { instant } = shop.settings.formats
  const { booked: texts, ...common } = inLanguage(orderEmailTexts, language)
  const what = orderSummary(order)
  const until = instant(order.hold.expiresAt)
  const { extendsTo } = order.hold
  const holds = { parcel: texts.holdToSend, pickup: texts.holdToPickUp, email: texts.holdToMail }
  const held = holds[order.deliveryWay](what, until)
  return {
    language,
    subject: texts.subject(what),
    paragraphs: [
      extendsTo === null ? held : texts.holdExtends(what, until, instant(extendsTo)),
      ...(goesInParcel(order) ? promiseIfPaid(1, now, settings, shop) : []),
      common.afterHold,
    ],
    facts: [
      [common.order, formatOrderNumber(order.number)],
      ...referenceFacts([order], common.reference),
      ...priceFacts([order], shop),
      [common.toPay, totalText([order], shop)],
      [common.heldUntil, until],
    ],
    link: { text: texts.link, address: orderAddress(shop, order.id) },
    closing: [texts.notCharged],
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
export function orderCancelledEmail(order: Cancelled, shop: MailingShop, withdrawnAt?: number): Email {
  const { language } = shop
  const { formats } = shop.settings
  const { cancelled: texts, ...common } = inLanguage(orderEmailTexts, language)
  const what = orderSummary(order)
  return {
    language,
    subject: texts.subject(what),
    paragraphs: [texts.what(what)],
    facts: [
      [common.order, formatOrderNumber(order.number)],
      [texts.notCharged, formats.amount(order.priceCents)],
      ...(withdrawnAt === undefined ? [] : [[common.withdrawn, formats.second(withdrawnAt)] as const]),
    ],
    ...(withdrawnAt === undefined
      ? { link: { text: texts.seeTools, address: productsAddress(shop) } }
      : {
          link: { text: texts.bookAgain, address: productAddress(shop, order.productId) },
          closing: [texts.notWithdrawn],
        }),
  }
}

interface Paid extends Delivered, Priced {
  readonly id: string
  /** How much of the price credit paid. */
  readonly creditCents: number
  readonly productName: string
  readonly quantity: number
  readonly customerEmail: string
  readonly customerReference?: string | null
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
  shop: MailingShop,
): Email {
  const { language } = shop
  const { formats } = shop.settings
  const { receipt: texts, ...common } = inLanguage(orderEmailTexts, language)
  return {
    language,
    subject: texts.subject(formats.amount(order.priceCents), orderSummary(order)),
    paragraphs: [
      texts.arrived,
      ...deliverySentences([order], paidAt, settings, shop),
      common.invoiceAttached,
    ],
    facts: [
      [common.order, formatOrderNumber(order.number)],
      ...referenceFacts([order], common.reference),
      [common.customer, [order.userName, order.customerEmail].filter(Boolean).join(', ')],
      ...deliveryFacts([order], settings, language),
      [texts.tool, order.productName],
      [texts.quantity, String(order.quantity)],
      // Divides evenly: the goods are the unit price times the quantity.
      [texts.priceOfOne, formats.amount(goodsCentsOf(order) / order.quantity)],
      ...priceFacts([order], shop),
      [common.paid, totalText([order], shop)],
      ...creditFacts([order], shop),
      ...taxFacts([order], shop),
      [common.paidOn, formats.instant(paidAt)],
      [common.transaction, transactionId],
    ],
    link: { text: texts.link, address: orderAddress(shop, order.id) },
  }
}
