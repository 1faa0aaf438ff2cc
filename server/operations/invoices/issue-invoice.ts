import { inLanguage } from '../../../contract/languages/said.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { isPickedUp } from '../../../domain/orders/pick-up.ts'
import type { Tax } from '../../../domain/payments/included-tax.ts'
import { wordsIn } from '../../../domain/shop/owners-words.ts'
import { shownName } from '../../../domain/shop/shown-settings.ts'
import { localeIn } from '../../../domain/writing/locale-in.ts'
import type { Reader, Transaction } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { insertInvoice } from '../../data/queries/payments/invoices.ts'
import { findNewestValue, listNewestOf } from '../../data/queries/setting-versions.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { sellerDetails } from '../e-invoices/seller-details.ts'
import { languageToWrite } from '../emails/mailing-shop.ts'
import type { Teller } from '../notifications/tell-staff.ts'
import { tellUnprinted } from '../notifications/tell-unprinted.ts'
import type { TermsOfOrder } from '../receivables/open-item.ts'
import type { Shop } from '../shop.ts'
import {
  type AccountOnPaper,
  type InvoiceContent,
  type InvoiceLine,
  newestEdition,
  type Supply,
} from './invoice-content.ts'
import { taxOfInvoice } from './invoice-taxes.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { partiesOf } from './parties-of-invoice.ts'
import { exemptionOf, rateOfLine } from './rate-of-line.ts'

interface Settled {
  readonly intent: CardIntent
  /** The orders that the payment has paid, in their present state; at least one. */
  readonly orders: readonly OrderRow[]
  readonly now: number
  readonly settings: InvoiceSettings
  /** When the company pays, for an invoice on account. */
  readonly terms?: Pick<TermsOfOrder, 'dueAt'> | undefined
}

/** The shop's details for an invoice, and its currency. */
export type InvoiceSettings = Pick<
  SectionValues,
  'company' | 'einvoices' | 'languages' | 'money' | 'pickup' | 'words'
>

/**
 * Issues the invoice of a payment with its number and whole content, in the transaction that settles the payment
 * (docs/decisions/0060). Call it last, because it locks the series of numbers until the commit.
 *
 * @param id the invoice's id, to which emails already refer.
 */
export async function issueInvoice(
  shop: Teller,
  transaction: Transaction,
  id: string,
  { intent, orders, now, settings, terms }: Settled,
): Promise<void> {
  const [first] = orders
  if (!first) throw new Error('An invoice has no order')
  const { money } = settings
  const language = languageToWrite(first.language, settings.languages)
  const say = wordsIn(settings, language)
  const { taxCents, ...tax } = taxOfInvoice(orders, taxOf(money))
  const grossCents = orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const creditCents = orders.reduce((sum, order) => sum + order.creditCents, 0)
  const onAccount = terms && (await accountOf(shop, transaction, terms))
  const content: InvoiceContent = {
    edition: newestEdition,
    seller: sellerOf(settings),
    ...(await partiesOf(transaction.db, orders)),
    ...exemptionOf(orders),
    lines: [
      ...orders.map(asShown).flatMap((order) => [goodsLine(order), ...discountLine(order, language)]),
      ...orders.flatMap((order) => deliveryLine(order, language)),
    ],
    ...tax,
    ...(language && { language }),
    ...taxNamesOf(tax, say),
    locale: localeIn(language, money.locale),
    timeZone: money.timeZone,
    transaction: intent.id,
    card: intent.card ?? null,
    ...(creditCents > 0 && { creditCents }),
    about: null,
    ...(onAccount ? { onAccount } : { supply: supplyOf(orders, now) }),
    ...(orders.some(isPickedUp) && { pickedUpAt: settings.pickup.place.map(say) }),
    reason: '',
  }
  await tellUnprinted(shop, transaction, content, first)
  await insertInvoice(transaction, {
    id,
    kind: 'invoice',
    intentId: intent.id,
    refundId: null,
    correctsId: null,
    issuedAt: now,
    currency: intent.currency,
    grossCents,
    taxCents,
    content: JSON.stringify(content),
    taxes: content.taxes ?? [],
  })
}

/** Returns the translated names of taxes. Sums keep the original names, so that they count each tax once. */
function taxNamesOf(
  { tax, taxes = [] }: Pick<InvoiceContent, 'tax' | 'taxes'>,
  say: (name: string) => string,
): Pick<InvoiceContent, 'taxNames'> {
  const names = [...(tax ? [tax] : []), ...taxes].map(({ name }) => name)
  const translated = names.filter((name) => say(name) !== name)
  if (translated.length === 0) return {}
  return { taxNames: Object.fromEntries(translated.map((name) => [name, say(name)])) }
}

function goodsLine(order: OrderRow): InvoiceLine {
  const { number, productName, quantity, unitPriceCents, priceCents, deliveryCents, discountCents } = order
  return {
    order: formatOrderNumber(number),
    product: productName,
    pieces: { quantity, unitCents: unitPriceCents },
    cents: priceCents - deliveryCents + discountCents,
    ...rateOfLine(order),
    ...(isGiftCard(order) && { giftCard: true }),
  }
}

/** Returns the line that takes the discount off the full price of the pieces. */
function discountLine(order: OrderRow, language: string | undefined): readonly InvoiceLine[] {
  const { number, discountCents, discountCode, discountName } = order
  if (discountCents === 0) return []
  return [
    {
      order: formatOrderNumber(number),
      product: inLanguage(invoiceTexts, language).discount(discountCode ?? discountName ?? ''),
      pieces: null,
      cents: -discountCents,
      discount: true,
      ...rateOfLine(order),
    },
  ]
}

function deliveryLine(order: OrderRow, language: string | undefined): readonly InvoiceLine[] {
  const { number, deliveryCents } = order
  if (deliveryCents === 0) return []
  return [
    {
      order: formatOrderNumber(number),
      product: inLanguage(invoiceTexts, language).delivery,
      pieces: null,
      cents: deliveryCents,
      delivery: true,
      ...rateOfLine(order),
    },
  ]
}

/** Reads the stored settings: an invoice must not depend on how soon a process learns of a change. */
export async function storedSettings(
  { settings }: Pick<Shop, 'settings'>,
  read: Reader,
): Promise<InvoiceSettings> {
  const newest = await listNewestOf(read, ['company', 'einvoices', 'languages', 'money', 'pickup', 'words'])
  const stored = new Map(newest.map(({ section, value }) => [section, value]))
  return {
    company: settings.valueOf('company', stored.get('company')),
    einvoices: settings.valueOf('einvoices', stored.get('einvoices')),
    languages: settings.valueOf('languages', stored.get('languages')),
    money: settings.valueOf('money', stored.get('money')),
    pickup: settings.valueOf('pickup', stored.get('pickup')),
    words: settings.valueOf('words', stored.get('words')),
  }
}

/** Returns by when and where an invoice on account is paid. */
async function accountOf(
  { settings }: Pick<Shop, 'settings'>,
  { db }: Transaction,
  { dueAt }: Pick<TermsOfOrder, 'dueAt'>,
): Promise<AccountOnPaper> {
  const stored = await findNewestValue(db, 'invoicing')
  const { holder, iban, bic, bank } = settings.valueOf('invoicing', stored)
  return { dueAt, bank: { holder, iban, bic, bank } }
}

function taxOf({ taxRate, taxName }: SectionValues['money']): Tax | null {
  return taxRate === null ? null : { name: taxName, rate: taxRate }
}

/**
 * Returns the day of supply as known now: the day of the last parcel once all have left, otherwise the day of the
 * payment (docs/decisions/0123).
 */
export function supplyOf(orders: readonly Pick<OrderRow, 'sentAt' | 'paidAt'>[], now: number): Supply {
  const sent = orders.map(({ sentAt }) => sentAt).filter((at) => at !== null)
  if (orders.length > 0 && sent.length === orders.length) return { by: 'sending', at: Math.max(...sent) }
  const paid = orders.map(({ paidAt }) => paidAt).filter((at) => at !== null)
  return { by: 'payment', at: paid.length > 0 ? Math.max(...paid) : now }
}

function sellerOf(settings: Pick<InvoiceSettings, 'company' | 'einvoices'>): InvoiceContent['seller'] {
  const { company } = settings
  const { address, email, phone, register, taxNumber, vatNumber, logo } = company
  const name = company.legalName || shownName(company)
  const details = sellerDetails(settings)
  return { name, address, email, phone, register, taxNumber, vatNumber, logo, ...(details && { details }) }
}
