import { amountOf } from '../../../domain/money.ts'
import { cardName } from '../../../domain/payments/card-names.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { writeAmount, writeNumber } from '../../../domain/writing/write-numbers.ts'
import type { InvoiceCells, InvoiceParty, InvoiceSheet } from '../../providers/invoices/invoice-sheet.ts'
import type { Invoice, InvoiceContent } from './invoice-content.ts'

/** Countries that print on paper of eight and a half by eleven inches. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'])

/** Writes an invoice as the shop wrote amounts and dates when it was issued. */
export function describeInvoice(invoice: Invoice): InvoiceSheet {
  const { content, issuedAt } = invoice
  const written = writingOf(invoice)
  const isCredit = invoice.kind === 'credit-note'
  const region = new Intl.Locale(content.locale).maximize().region ?? ''
  return {
    title: `${isCredit ? 'Credit note' : 'Invoice'} ${formatInvoiceNumber(invoice)}`,
    // Of the words; amounts and dates follow the shop's locale.
    language: 'en',
    paper: letterCountries.has(region) ? 'LETTER' : 'A4',
    issuedAt,
    seller: sellerOf(content.seller),
    buyer: buyerOf(content.buyer),
    facts: factsOf(invoice, written),
    columns: {
      order: 'Order',
      product: 'Product',
      quantity: 'Pieces',
      unit: 'Price of one',
      amount: isCredit ? 'Refunded' : 'Amount',
    },
    lines: content.lines.map((line) => cellsOf(line, written)),
    sums: sumsOf(invoice, written),
    notes: [noteOf(invoice)],
    pageOf: { page: 'page', of: 'of' },
  }
}

interface Writing {
  readonly amount: (cents: number) => string
  readonly day: (at: number) => string
  readonly whole: (number: number) => string
  readonly percent: (rate: number) => string
}

function writingOf({ currency, content: { locale, timeZone } }: Invoice): Writing {
  const { numbers, money, dates } = deriveWriting(locale, currency.toUpperCase())
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    numberingSystem: 'latn',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  })
  return {
    amount: (cents) => writeAmount(amountOf(cents), money),
    day: (at) => writeDate('long', at, timeZone, dates),
    whole: (number) => writeNumber(number, numbers),
    percent: (rate) => percent.format(rate / 100),
  }
}

function sellerOf({
  name,
  address,
  email,
  phone,
  register,
  taxNumber,
}: InvoiceContent['seller']): InvoiceParty {
  const named = [
    ['Register', register],
    ['Tax number', taxNumber],
  ] as const
  return {
    heading: 'Seller',
    lines: [
      name,
      ...address,
      email,
      phone,
      ...named.filter(([, value]) => value !== '').map(([what, value]) => `${what}: ${value}`),
    ].filter(Boolean),
  }
}

function buyerOf({ name, address, email }: InvoiceContent['buyer']): InvoiceParty {
  const lines = address.split('\n').map((line) => line.trim())
  return { heading: 'Buyer', lines: [name || email, ...lines, name ? email : ''].filter(Boolean) }
}

function factsOf({ issuedAt, content }: Invoice, written: Writing): InvoiceSheet['facts'] {
  const { about, card, transaction, reason } = content
  return [
    ['Date', written.day(issuedAt)],
    ...(about
      ? [
          [
            about.kind === 'invoice' ? 'For invoice' : 'For credit note',
            `${formatInvoiceNumber(about)} of ${written.day(about.issuedAt)}`,
          ] as const,
        ]
      : []),
    ...(card ? [['Card', `${cardName(card.brand)} ending in ${card.last4}`] as const] : []),
    ['Transaction', transaction],
    ...(reason ? [['Reason', reason] as const] : []),
  ]
}

function cellsOf(
  { order, product, pieces, cents }: InvoiceContent['lines'][number],
  written: Writing,
): InvoiceCells {
  return {
    order,
    product,
    quantity: pieces ? written.whole(pieces.quantity) : '',
    unit: pieces ? written.amount(pieces.unitCents) : '',
    amount: written.amount(cents),
  }
}

function sumsOf({ kind, grossCents, taxCents, content: { tax } }: Invoice, written: Writing) {
  const total = [kind === 'credit-note' ? 'Total refunded' : 'Total', written.amount(grossCents)] as const
  if (!tax) return [total]
  return [
    ['Net', written.amount(grossCents - taxCents)] as const,
    [`${tax.name} ${written.percent(tax.rate)}`, written.amount(taxCents)] as const,
    total,
  ]
}

function noteOf({ kind, content: { about, card } }: Invoice): string {
  if (kind === 'credit-note')
    return card
      ? 'The total was returned to the card that paid.'
      : 'The total was returned the way it was paid.'
  if (about) return 'The bank returned the refund of that credit note. This invoice takes it back.'
  return 'Paid in full. Nothing is due.'
}
