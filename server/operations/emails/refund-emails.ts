import { inLanguage } from '../../../contract/languages/said.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { isToCard, type MailingShop, orderReference, orderSummary } from './formats.ts'
import { creditAddress, dashboardAddress, myOrdersAddress } from './page-links.ts'
import { refundEmailTexts } from './refund-email-texts.ts'

export interface Refunded {
  /** The refunded orders; empty if the payment belongs to no order. */
  readonly orders: readonly RefundedOrder[]
  /** Whether the rest of the payment has paid for other orders. */
  readonly isPart?: boolean
  readonly cents: number
  /** How much of it is delivery. */
  readonly deliveryCents?: number
  /** Whether it goes to the customer's credit; otherwise the way it was paid. */
  readonly toCredit?: boolean
  /** Of an order on account: nothing is returned. What is open gets lower, or a transfer has a rest again. */
  readonly onAccount?: 'lowers-open' | 'frees-transfer' | undefined
  /** ISO 4217 code in lower case. Payments in other currencies are refunded too. */
  readonly currency: string
  /** The reason that staff gave; undefined for the automatic refund of money that the shop could not use. */
  readonly reason: string | undefined
}

interface RefundedOrder {
  readonly number: number
  readonly productName: string
  readonly quantity: number
  /** The last four digits of the card that paid; null without a card. */
  readonly cardLast4: string | null
}

/** Tells the customer that a refund is on its way, and why. */
export function customerRefundEmail(refunded: Refunded, shop: MailingShop): Email {
  const { orders, cents, deliveryCents = 0, currency, reason, toCredit = false } = refunded
  const { language } = shop
  const { money } = shop.settings.formats
  const texts = inLanguage(refundEmailTexts, language)
  const amount = money(cents, currency)
  return {
    language,
    ...contentOf(refunded, amount, texts),
    facts: [
      ...orders.map(({ number }) => [texts.order, formatOrderNumber(number)] as const),
      [refunded.onAccount ? texts.account.credited : texts.refunded, amount],
      ...(deliveryCents > 0 ? [[texts.ofItDelivery, money(deliveryCents, currency)] as const] : []),
      ...(reason ? [[texts.reason, reason] as const] : []),
    ],
    link: toCredit
      ? { text: texts.credit.see, address: creditAddress(shop) }
      : { text: texts.seeMyOrders, address: myOrdersAddress(shop) },
  }
}

type Texts = typeof refundEmailTexts
type Content = Pick<Email, 'subject' | 'paragraphs'>

function contentOf(refunded: Refunded, amount: string, texts: Texts): Content {
  if (refunded.onAccount) return creditOnInvoice(refunded, amount, texts)
  return refunded.toCredit ? refundToCredit(refunded, amount, texts) : refundOfCharge(refunded, amount, texts)
}

function creditOnInvoice({ orders, onAccount }: Refunded, amount: string, { account }: Texts): Content {
  const isOpen = onAccount === 'lowers-open'
  return {
    subject: isOpen ? account.subject(amount) : account.kept(amount),
    paragraphs: [account.what(summaries(orders), amount), isOpen ? account.less : account.other],
  }
}

function refundOfCharge(refunded: Refunded, amount: string, texts: Texts): Content {
  const { orders, isPart = false, reason } = refunded
  const automatic = reason === undefined
  return {
    subject: automatic ? texts.automatic.subject(amount) : texts.byStaff.subject(amount, isToCard(orders)),
    paragraphs: [
      automatic ? whyAutomatic(refunded, amount, texts) : whatStaffRefunded(refunded, amount, texts),
      ...(automatic && isPart ? [texts.automatic.rest] : []),
      texts.bankTakes,
    ],
  }
}

function refundToCredit({ orders, reason }: Refunded, amount: string, { credit }: Texts): Content {
  const products = summaries(orders)
  return {
    subject: credit.subject(amount),
    paragraphs: [
      reason === undefined ? credit.automatic(products, amount) : credit.byStaff(products, amount),
      credit.usable,
    ],
  }
}

function whyAutomatic({ orders, isPart = false }: Refunded, amount: string, { automatic }: Texts): string {
  const toCard = isToCard(orders)
  return orders.length === 0
    ? automatic.noOrder(amount, isPart, toCard)
    : automatic.tooLate(summaries(orders), amount, isPart, toCard)
}

function whatStaffRefunded({ orders }: Refunded, amount: string, { byStaff }: Texts): string {
  const toCard = isToCard(orders)
  return orders.length === 0
    ? byStaff.what(amount, toCard)
    : byStaff.ofOrders(amount, summaries(orders), toCard)
}

function summaries(orders: readonly RefundedOrder[]): string {
  return orders.map(orderSummary).join(', ')
}

type OrderRefund = Omit<Refunded, 'reason'>

/** Tells staff about an automatic refund. */
export function automaticRefundEmail(refund: OrderRefund, shop: MailingShop): Email {
  return staffRefundEmail(refund, shop, 'automatic')
}

/** Tells staff about a refund made in the card provider's dashboard. */
export function providerRefundEmail(refund: OrderRefund, shop: MailingShop): Email {
  return staffRefundEmail(refund, shop, 'atProvider')
}

function staffRefundEmail(
  { orders, cents, currency }: OrderRefund,
  { language, settings: { formats } }: MailingShop,
  cause: 'automatic' | 'atProvider',
): Email {
  const { subject, what } = inLanguage(refundEmailTexts, language).staff[cause]
  const amount = formats.money(cents, currency)
  return {
    language,
    subject: subject(amount),
    paragraphs: [what(amount, orderReference(orders, language))],
  }
}

interface FailedRefund extends OrderRefund {
  /** The provider's reason. */
  readonly failure: string | null
  /** Whether the refund was automatic; staff can retry such a refund. */
  readonly automatic: boolean
}

/** Tells staff that a refund failed, with the provider's reason and what to do. */
export function failedRefundEmail(
  { orders, cents, currency, failure, automatic }: FailedRefund,
  shop: MailingShop,
): Email {
  const { language } = shop
  const { failed: texts } = inLanguage(refundEmailTexts, language).staff
  const amount = shop.settings.formats.money(cents, currency)
  return {
    language,
    subject: texts.subject(amount),
    paragraphs: [
      texts.what(amount, orderReference(orders, language)),
      ...(failure === null ? [] : [texts.providerSays(failure)]),
      texts.check,
      ...(automatic ? [texts.tryAgain] : []),
    ],
    ...(automatic && { link: { text: texts.seeToDo, address: dashboardAddress(shop) } }),
  }
}
