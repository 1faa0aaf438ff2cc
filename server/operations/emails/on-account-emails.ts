import { inLanguage } from '../../../contract/languages/said.ts'
import type { BankDetails } from '../../../contract/shop/invoicing.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { writeIban } from '../../../domain/payments/iban.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { type Delivered, deliveryFacts, deliverySentences } from './delivery-facts.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { onAccountEmailTexts } from './on-account-email-texts.ts'
import { orderEmailTexts } from './order-email-texts.ts'
import { myOrdersAddress, orderAddress } from './page-links.ts'
import { goodsCentsOf, type Priced, priceFacts, taxFacts, totalText } from './price-facts.ts'

interface Ordered extends Delivered, Priced {
  readonly id: string
  readonly productName: string
  readonly quantity: number
}

interface OnAccount {
  /** The orders on one invoice; at least one. */
  readonly orders: readonly Ordered[]
  /** The company that pays. */
  readonly company: string
  readonly dueAt: number
  readonly orderedAt: number
}

type Settings = Pick<SectionValues, 'delivery' | 'invoicing' | 'money' | 'pickup'>
type Facts = readonly (readonly [string, string])[]

/** Confirms an order on account to the person who ordered: when and where the company pays. */
export function onAccountEmail(account: OnAccount, settings: Settings, shop: MailingShop): Email {
  const { orders, orderedAt } = account
  const { language } = shop
  const texts = inLanguage(onAccountEmailTexts, language)
  const { seeOrders, invoiceAttached } = inLanguage(orderEmailTexts, language)
  const [first] = orders
  return {
    language,
    subject: texts.subject(amountOf(account, shop), dueDay(account, settings, shop)),
    paragraphs: [
      texts.ordered,
      ...deliverySentences(orders, orderedAt, settings, shop),
      invoiceAttached,
      texts.transfer(amountOf(account, shop), dueDay(account, settings, shop)),
    ],
    facts: factsOf(account, settings, shop),
    link:
      first && orders.length === 1
        ? { text: texts.link, address: orderAddress(shop, first.id) }
        : { text: seeOrders, address: myOrdersAddress(shop) },
    closing: [texts.orCard],
  }
}

/** Sends the invoice to the company's address for invoices, without a link into the account of a person. */
export function invoiceCopyEmail(account: OnAccount, settings: Settings, shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(onAccountEmailTexts, language)
  const name = account.orders[0]?.userName || account.company
  const amount = amountOf(account, shop)
  const day = dueDay(account, settings, shop)
  return {
    language,
    subject: texts.copySubject(account.company, amount, day),
    paragraphs: [
      texts.copy(name),
      inLanguage(orderEmailTexts, language).invoiceAttached,
      texts.transfer(amount, day),
    ],
    facts: factsOf(account, settings, shop),
  }
}

/** Returns where a company transfers money, as facts. */
export function bankFacts({ holder, iban, bic, bank }: BankDetails, language: string | undefined): Facts {
  const texts = inLanguage(onAccountEmailTexts, language)
  const facts = [
    [texts.holder, holder],
    [texts.iban, writeIban(iban)],
    [texts.bic, bic],
    [texts.bank, bank],
  ] as const
  return facts.filter(([, value]) => value !== '')
}

function factsOf(account: OnAccount, settings: Settings, shop: MailingShop): Facts {
  const { orders } = account
  const { language } = shop
  const { amount } = shop.settings.formats
  const lines = orders.map(
    (order) =>
      [formatOrderNumber(order.number), `${orderSummary(order)}, ${amount(goodsCentsOf(order))}`] as const,
  )
  return [
    ...lines,
    ...deliveryFacts(orders, settings, language),
    ...priceFacts(orders, shop),
    [inLanguage(orderEmailTexts, language).toPay, totalText(orders, shop)],
    ...taxFacts(orders, shop),
    [inLanguage(onAccountEmailTexts, language).toPayBy, dueDay(account, settings, shop)],
    ...bankFacts(settings.invoicing, language),
  ]
}

function amountOf({ orders }: OnAccount, { settings: { formats } }: MailingShop): string {
  return formats.amount(orders.reduce((sum, { priceCents }) => sum + priceCents, 0))
}

function dueDay({ dueAt }: OnAccount, { money }: Settings, { settings: { formats } }: MailingShop): string {
  return formats.date(dateIn(money.timeZone, dueAt))
}
