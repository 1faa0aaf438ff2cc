import { inLanguage } from '../../../contract/languages/said.ts'
import type { OrderWay } from '../../../contract/orders/orders.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import type { Hold } from '../../../domain/orders/holds.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { isPickedUp } from '../../../domain/orders/pick-up.ts'
import { type Delivered, deliveryFacts, deliverySentences, promiseIfPaid } from './delivery-facts.ts'
import type { Email } from './email.ts'
import { type Formats, isToCard, type MailingShop, orderSummary } from './formats.ts'
import { orderEmailTexts } from './order-email-texts.ts'
import { type Promising, referenceFacts } from './order-emails.ts'
import { myOrdersAddress, payPurchaseAddress } from './page-links.ts'
import { creditFacts, goodsCentsOf, type Priced, priceFacts, taxFacts, totalText } from './price-facts.ts'

interface Line extends Priced {
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly customerReference?: string | null
}

interface HeldLine extends Line {
  readonly deliveryWay: OrderWay
  readonly hold: Hold
}

/** Confirms a purchase to the customer: its number, every order, the end of the holds and how to pay. */
export function purchaseBookedEmail(
  { id, number }: { readonly id: string; readonly number: number },
  orders: readonly [HeldLine, ...HeldLine[]],
  { now, settings }: Promising,
  shop: MailingShop,
): Email {
  const { language } = shop
  const { formats } = shop.settings
  const { purchaseBooked: texts, ...common } = inLanguage(orderEmailTexts, language)
  const name = formatPurchaseNumber(number)
  const [{ hold }] = orders
  // All orders of a booking have one way, except gift cards.
  const areMailed = orders.every(isGiftCard)
  const arePickedUp = orders.some(isPickedUp)
  const until = formats.instant(hold.expiresAt)
  const sent = areMailed ? texts.holdToMail(until) : texts.holdToSend(until)
  const held = arePickedUp ? texts.holdToPickUp(until) : sent
  return {
    language,
    subject: texts.subject(orders.length, name),
    paragraphs: [
      hold.extendsTo === null ? held : texts.holdExtends(until, formats.instant(hold.extendsTo)),
      ...(arePickedUp || areMailed ? [] : promiseIfPaid(orders.length, now, settings, shop)),
      common.afterHold,
    ],
    facts: [
      [common.purchase, name],
      ...referenceFacts(orders, common.reference),
      ...linesOf(orders, formats),
      ...priceFacts(orders, shop),
      [common.toPay, totalText(orders, shop)],
      [common.heldUntil, until],
    ],
    link: { text: texts.link, address: payPurchaseAddress(shop, id) },
    closing: [texts.notCharged],
  }
}

interface PaidLine extends Line, Delivered {
  readonly purchaseNumber: number | null
  readonly customerEmail: string
  readonly cardLast4: string | null
  /** How much of the price credit paid. */
  readonly creditCents: number
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
  shop: MailingShop,
): Email {
  const { language } = shop
  const { formats } = shop.settings
  const { setReceipt: texts, ...common } = inLanguage(orderEmailTexts, language)
  const [first] = orders
  const numbers = new Set(orders.map(({ purchaseNumber }) => purchaseNumber))
  const notPaid = texts.notPaid(
    refused.map(orderSummary).join(', '),
    formats.amount(sumOf(refused)),
    isToCard(orders),
  )
  return {
    language,
    subject: texts.subject(formats.amount(sumOf(orders)), orders.length),
    paragraphs: [
      texts.arrived,
      ...deliverySentences(orders, paidAt, settings, shop),
      common.invoiceAttached,
      ...(refused.length === 0 ? [] : [notPaid]),
    ],
    facts: [
      ...[...numbers]
        .filter((number) => number !== null)
        .map((number) => [common.purchase, formatPurchaseNumber(number)] as const),
      ...referenceFacts(orders, common.reference),
      [common.customer, [first?.userName, first?.customerEmail].filter(Boolean).join(', ')],
      ...deliveryFacts(orders, settings, language),
      ...linesOf(orders, formats),
      ...priceFacts(orders, shop),
      [common.paid, totalText(orders, shop)],
      ...creditFacts(orders, shop),
      ...taxFacts(orders, shop),
      [common.paidOn, formats.instant(paidAt)],
      [common.transaction, transactionId],
    ],
    link: { text: common.seeOrders, address: myOrdersAddress(shop) },
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
