import { countryName } from '../../../domain/addresses/country-name.ts'
import { amountOf } from '../../../domain/money.ts'
import { namedAddress } from '../../../domain/orders/named-address.ts'
import { placeInOneLine } from '../../../domain/orders/pick-up.ts'
import { cardName } from '../../../domain/payments/card-names.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { writeAmount, writeNumber } from '../../../domain/writing/write-numbers.ts'
import type { InvoiceCells, InvoiceParty, InvoiceSheet } from '../../providers/invoices/invoice-sheet.ts'
import { type Invoice, type InvoiceContent, lettersOf, type NumberedPaper } from './invoice-content.ts'

/** Countries that use US Letter paper (8.5 × 11 inches). */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'])

/** Formats an invoice with the shop's formats at the time of issue. */
export function describeInvoice(invoice: Invoice): InvoiceSheet {
  const { content, issuedAt } = invoice
  const written = writingOf(invoice)
  const isCredit = invoice.kind === 'credit-note'
  const region = new Intl.Locale(content.locale).maximize().region ?? ''
  return {
    title: `${titleOf(invoice)} ${formatInvoiceNumber(invoice)}`,
    // The language of the words; the formats of amounts and dates follow the locale.
    language: 'en',
    locale: content.locale,
    letters: lettersOf(content),
    paper: letterCountries.has(region) ? 'LETTER' : 'A4',
    issuedAt,
    seller: sellerOf(content.seller),
    buyer: buyerOf(content),
    facts: factsOf(invoice, written),
    columns: {
      order: 'Order',
      product: 'Product',
      quantity: 'Pieces',
      unit: 'Price of one',
      amount: isCredit ? 'Refunded' : 'Amount',
    },
    lines: content.lines.map((line) => cellsOf(content, line, written)),
    sums: sumsOf(invoice, written),
    notes: [noteOf(invoice)],
    pageOf: { page: 'page', of: 'of' },
  }
}

function titleOf({ kind, content: { corrects } }: Invoice): string {
  if (kind === 'credit-note') return corrects ? 'Corrected credit note' : 'Credit note'
  return corrects ? 'Corrected invoice' : 'Invoice'
}

const latin = { numberingSystem: 'latn', minimumFractionDigits: 0 } as const
const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

interface Writing {
  readonly amount: (cents: number) => string
  readonly day: (at: number) => string
  readonly whole: (number: number) => string
  readonly percent: (rate: number) => string
}

function writingOf(invoice: Invoice): Writing {
  return invoice.content.edition === undefined ? asTheLocalePrefers(invoice) : inLatinDigits(invoice)
}

/** Formats papers since edition 2 with Latin digits, which every font has, and the Gregorian calendar. */
function inLatinDigits({ currency, content: { locale, timeZone } }: Invoice): Writing {
  const { numbers, money, dates } = deriveWriting(locale, currency.toUpperCase())
  const percent = new Intl.NumberFormat(locale, { style: 'percent', ...latin, maximumFractionDigits: 2 })
  return {
    amount: (cents) => writeAmount(amountOf(cents), money),
    day: (at) => writeDate('long', at, timeZone, dates),
    whole: (number) => writeNumber(number, numbers),
    percent: (rate) => percent.format(rate / 100),
  }
}

/** Formats earlier papers as they were issued. */
function asTheLocalePrefers({ currency, content: { locale, timeZone } }: Invoice): Writing {
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency, ...hundredths })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const whole = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    amount: (cents) => amount.format(amountOf(cents)),
    day: (at) => day.format(at),
    whole: (number) => whole.format(number),
    percent: (rate) => percent.format(rate / 100),
  }
}

/** Isolates right-to-left text inside an English sentence. */
function isolated(text: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\u200e\u200f]/u.test(text) ? `\u2068${text}\u2069` : text
}

function sellerOf({
  name,
  address,
  email,
  phone,
  register,
  taxNumber,
  vatNumber = '',
}: InvoiceContent['seller']): InvoiceParty {
  const named = [
    ['Register', register],
    ['Tax number', taxNumber],
    ['VAT number', vatNumber],
  ] as const
  return {
    heading: 'Seller',
    lines: [
      name,
      ...address,
      email,
      phone,
      ...named.filter(([, value]) => value !== '').map(([what, value]) => `${what}: ${isolated(value)}`),
    ].filter(Boolean),
  }
}

function buyerOf({ edition, buyer: { name, address, email } }: InvoiceContent): InvoiceParty {
  const lines =
    edition === undefined
      ? [name || email, ...address.split('\n').map((line) => line.trim())]
      : namedAddress(name || email, address)
  return { heading: 'Buyer', lines: [...lines, name ? email : ''].filter(Boolean) }
}

function factsOf(invoice: Invoice, written: Writing): InvoiceSheet['facts'] {
  const { about, card, corrects, transaction, pickedUpAt, reason } = invoice.content
  return [
    ['Date', written.day(invoice.issuedAt)],
    ...supplyOf(invoice, written),
    ...(pickedUpAt ? [['Picked up at', isolated(placeInOneLine({ place: pickedUpAt }))] as const] : []),
    ...(corrects ? [['Corrects', dated(corrects, written)] as const] : []),
    ...(about
      ? [[about.kind === 'invoice' ? 'For invoice' : 'For credit note', dated(about, written)] as const]
      : []),
    ...(card ? [['Card', `${cardName(card.brand)} ending in ${card.last4}`] as const] : []),
    ['Transaction', transaction],
    ...(reason ? [['Reason', reason] as const] : []),
  ]
}

/** States the day of supply, which Article 226 of Directive 2006/112/EC requires (docs/decisions/0123). */
function supplyOf(
  { kind, content: { supply, pickedUpAt } }: Invoice,
  written: Writing,
): InvoiceSheet['facts'] {
  if (kind === 'credit-note' || !supply) return []
  const day = isolated(written.day(supply.at))
  const [leaving, leave] = pickedUpAt ? ['handing over', 'handed over'] : ['sending', 'sent']
  const meaning =
    supply.by === 'sending' ? `the day of ${leaving}` : `the day of payment; the goods are ${leave} after it`
  return [['Day of supply', `${day}, ${meaning}`]]
}

function dated(paper: NumberedPaper, written: Writing): string {
  return `${formatInvoiceNumber(paper)} of ${isolated(written.day(paper.issuedAt))}`
}

function cellsOf(
  { taxes = [] }: InvoiceContent,
  { order, product, pieces, cents, rate }: InvoiceContent['lines'][number],
  written: Writing,
): InvoiceCells {
  return {
    order,
    // Each line says its rate if the paper has several.
    product: taxes.length > 1 && rate !== undefined ? `${product} (${written.percent(rate)})` : product,
    quantity: pieces ? written.whole(pieces.quantity) : '',
    unit: pieces ? written.amount(pieces.unitCents) : '',
    amount: written.amount(cents),
  }
}

function sumsOf({ kind, grossCents, taxCents, content: { tax, taxes } }: Invoice, written: Writing) {
  const total = [kind === 'credit-note' ? 'Total refunded' : 'Total', written.amount(grossCents)] as const
  if (taxes) return [...sumsByRate(taxes, grossCents, written), total]
  if (!tax) return [total]
  return [
    ['Net', written.amount(grossCents - taxCents)] as const,
    [`${isolated(tax.name)} ${written.percent(tax.rate)}`, written.amount(taxCents)] as const,
    total,
  ]
}

/** States the net amount and the tax at each rate, which Article 226 of Directive 2006/112/EC requires. */
function sumsByRate(
  taxes: NonNullable<InvoiceContent['taxes']>,
  paidCents: number,
  written: Writing,
): InvoiceSheet['sums'] {
  const untaxedCents = taxes.reduce((rest, { grossCents }) => rest - grossCents, paidCents)
  const sums = taxes.flatMap(({ name, rate, country, grossCents, taxCents }) => {
    const what = `${isolated(name)} ${written.percent(rate)}${country === null ? '' : `, ${countryName(country)}`}`
    return [
      [taxes.length > 1 ? `Net at ${what}` : 'Net', written.amount(grossCents - taxCents)] as const,
      [what, written.amount(taxCents)] as const,
    ]
  })
  return untaxedCents === 0 ? sums : [...sums, ['Without tax', written.amount(untaxedCents)]]
}

function noteOf({ kind, content: { about, card, corrects } }: Invoice): string {
  if (corrects)
    return 'This paper replaces the corrected one, whose letters could not be printed. The amounts are the same.'
  if (kind === 'credit-note')
    return card
      ? 'The total was returned to the card that paid.'
      : 'The total was returned the way it was paid.'
  if (about) return 'The bank returned the refund of that credit note. This invoice takes it back.'
  return 'Paid in full. Nothing is due.'
}
