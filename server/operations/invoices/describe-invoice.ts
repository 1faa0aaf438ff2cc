import { inLanguage } from '../../../contract/languages/said.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { amountOf } from '../../../domain/money.ts'
import { addressInOneLine, namedAddress } from '../../../domain/orders/named-address.ts'
import { placeInOneLine } from '../../../domain/orders/pick-up.ts'
import { cardName } from '../../../domain/payments/card-names.ts'
import { cardTexts } from '../../../domain/payments/card-texts.ts'
import { writeIban } from '../../../domain/payments/iban.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { writeAmount, writeNumber } from '../../../domain/writing/write-numbers.ts'
import type { InvoiceCells, InvoiceParty, InvoiceSheet } from '../../providers/invoices/invoice-sheet.ts'
import { type Invoice, type InvoiceContent, lettersOf, type NumberedPaper } from './invoice-content.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Countries that use US Letter paper (8.5 × 11 inches). */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'])

/** Formats an invoice with the shop's formats at the time of issue. */
export function describeInvoice(invoice: Invoice): InvoiceSheet {
  const { content, issuedAt } = invoice
  const written = writingOf(invoice)
  const { texts } = written
  const isCredit = invoice.kind === 'credit-note'
  const region = new Intl.Locale(content.locale).maximize().region ?? ''
  return {
    title: (content.corrects ? texts.correctedTitles : texts.titles)[invoice.kind](
      formatInvoiceNumber(invoice),
    ),
    // The language of the words; the formats of amounts and dates follow the locale.
    language: content.language ?? 'en',
    locale: content.locale,
    letters: lettersOf(content),
    paper: letterCountries.has(region) ? 'LETTER' : 'A4',
    issuedAt,
    seller: sellerOf(content.seller, texts),
    buyer: buyerOf(content, texts),
    facts: factsOf(invoice, written),
    columns: {
      order: texts.columns.order,
      product: texts.columns.product,
      quantity: texts.columns.quantity,
      unit: texts.columns.unit,
      amount: isCredit ? texts.columns.refunded : texts.columns.amount,
    },
    lines: content.lines.map((line) => cellsOf(content, line, written)),
    sums: sumsOf(invoice, written),
    notes: [...exemptionNoteOf(content, texts), noteOf(invoice, written)],
    page: texts.page,
  }
}

const latin = { numberingSystem: 'latn', minimumFractionDigits: 0 } as const
const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

type Texts = typeof invoiceTexts

interface Writing {
  readonly texts: Texts
  /** Says the name of a tax. */
  readonly taxName: (name: string) => string
  readonly amount: (cents: number) => string
  readonly day: (at: number) => string
  readonly whole: (number: number) => string
  readonly percent: (rate: number) => string
}

type Formats = Omit<Writing, 'texts' | 'taxName'>

function writingOf(invoice: Invoice): Writing {
  const formats = invoice.content.edition === undefined ? asTheLocalePrefers(invoice) : inLatinDigits(invoice)
  const { language, taxNames = {} } = invoice.content
  return {
    ...formats,
    texts: inLanguage(invoiceTexts, language),
    taxName: (name) => isolated(Object.hasOwn(taxNames, name) ? (taxNames[name] ?? name) : name),
  }
}

/** Formats papers since edition 2 with Latin digits, which every font has, and the Gregorian calendar. */
function inLatinDigits({ currency, content: { locale, timeZone } }: Invoice): Formats {
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
function asTheLocalePrefers({ currency, content: { locale, timeZone } }: Invoice): Formats {
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

/** Isolates right-to-left text inside a sentence of the paper. */
function isolated(text: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\u200e\u200f]/u.test(text) ? `\u2068${text}\u2069` : text
}

function sellerOf(
  { name, address, email, phone, register, taxNumber, vatNumber = '' }: InvoiceContent['seller'],
  texts: Texts,
): InvoiceParty {
  const named = [
    [texts.register, register],
    [texts.taxNumber, taxNumber],
    [texts.vatNumber, vatNumber],
  ] as const
  return {
    heading: texts.seller,
    lines: [
      name,
      ...address,
      email,
      phone,
      ...named.filter(([, value]) => value !== '').map(([labelled, value]) => labelled(isolated(value))),
    ].filter(Boolean),
  }
}

function buyerOf({ edition, buyer }: InvoiceContent, texts: Texts): InvoiceParty {
  const { name, address, email, company, vatNumber } = buyer
  const lines =
    edition === undefined
      ? [name || email, ...address.split('\n').map((line) => line.trim())]
      : namedAddress(name || email, address)
  const ofCompany = [company?.contact ?? '', vatNumber ? texts.vatNumber(isolated(vatNumber)) : '']
  return { heading: texts.buyer, lines: [...lines, ...ofCompany, name ? email : ''].filter(Boolean) }
}

function factsOf(invoice: Invoice, written: Writing): InvoiceSheet['facts'] {
  const { about, card, corrects, creditCents, language, transaction, pickedUpAt, reason } = invoice.content
  const { buyer, deliverTo, reference } = invoice.content
  const { texts } = written
  return [
    [texts.date, written.day(invoice.issuedAt)],
    ...supplyOf(invoice, written),
    ...(pickedUpAt ? [[texts.pickedUpAt, isolated(placeInOneLine({ place: pickedUpAt }))] as const] : []),
    ...(buyer.company && deliverTo
      ? [[texts.deliveredTo, isolated(addressInOneLine(deliverTo))] as const]
      : []),
    ...(reference ? [[texts.reference, isolated(reference)] as const] : []),
    ...(corrects ? [[texts.corrects, dated(corrects, written)] as const] : []),
    ...(about ? [[texts.about[about.kind], dated(about, written)] as const] : []),
    ...(card
      ? [
          [
            texts.card,
            texts.cardEndingIn(cardName(card.brand, inLanguage(cardTexts, language)), card.last4),
          ] as const,
        ]
      : []),
    ...(creditCents === undefined
      ? []
      : [[texts.credit[invoice.kind], written.amount(creditCents)] as const]),
    [texts.transaction, transaction],
    ...accountFacts(invoice, written),
    ...(reason ? [[texts.reason, reason] as const] : []),
  ]
}

/** States the day of supply, which Article 226 of Directive 2006/112/EC requires (docs/decisions/0123). */
function supplyOf(
  { kind, content: { supply, pickedUpAt, onAccount } }: Invoice,
  written: Writing,
): InvoiceSheet['facts'] {
  const { texts } = written
  if (onAccount) return [[texts.dayOfSupply, texts.supplied.onDeliveryNote]]
  if (kind === 'credit-note' || !supply) return []
  const day = isolated(written.day(supply.at))
  const { supplied, dayOfSupply } = written.texts
  if (supply.by === 'sending')
    return [[dayOfSupply, pickedUpAt ? supplied.handingOver(day) : supplied.sending(day)]]
  const beforeLeaving = pickedUpAt ? supplied.paymentBeforeHandingOver : supplied.paymentBeforeSending
  return [[dayOfSupply, beforeLeaving(day)]]
}

/** States by when and where a company pays. */
function accountFacts({ content: { onAccount } }: Invoice, written: Writing): InvoiceSheet['facts'] {
  if (!onAccount) return []
  const { texts } = written
  const { holder, iban, bic, bank } = onAccount.bank
  const facts = [
    [texts.toPayBy, isolated(written.day(onAccount.dueAt))],
    [texts.accountHolder, isolated(holder)],
    [texts.iban, writeIban(iban)],
    [texts.bic, bic],
    [texts.bank, isolated(bank)],
  ] as const
  return facts.filter(([, value]) => value !== '')
}

function dated(paper: NumberedPaper, written: Writing): string {
  return written.texts.dated(formatInvoiceNumber(paper), isolated(written.day(paper.issuedAt)))
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

function sumsOf({ kind, grossCents, taxCents, content }: Invoice, written: Writing) {
  const { tax, taxes, language } = content
  const { texts } = written
  const what = kind === 'credit-note' ? texts.totalRefunded : texts.total
  const total = [what, written.amount(grossCents)] as const
  if (taxes) return [...sumsByRate(taxes, grossCents, written, language), total]
  if (!tax) return [total]
  return [
    [texts.net, written.amount(grossCents - taxCents)] as const,
    [texts.tax(written.taxName(tax.name), written.percent(tax.rate)), written.amount(taxCents)] as const,
    total,
  ]
}

/** States the net amount and the tax at each rate, which Article 226 of Directive 2006/112/EC requires. */
function sumsByRate(
  taxes: NonNullable<InvoiceContent['taxes']>,
  paidCents: number,
  written: Writing,
  language: string | undefined,
): InvoiceSheet['sums'] {
  const { texts, taxName } = written
  const untaxedCents = taxes.reduce((rest, { grossCents }) => rest - grossCents, paidCents)
  const sums = taxes.flatMap(({ name, rate, country, grossCents, taxCents }) => {
    const percent = written.percent(rate)
    const what =
      country === null
        ? texts.tax(taxName(name), percent)
        : texts.taxOf(taxName(name), percent, countryName(country, language))
    return [
      [taxes.length > 1 ? texts.netAt(what) : texts.net, written.amount(grossCents - taxCents)] as const,
      [what, written.amount(taxCents)] as const,
    ]
  })
  return untaxedCents === 0 ? sums : [...sums, [texts.withoutTax, written.amount(untaxedCents)]]
}

/** Says why there is no tax, which Article 226 (11) and (11a) of Directive 2006/112/EC require. */
function exemptionNoteOf({ exemption }: InvoiceContent, { exemptions }: Texts): readonly string[] {
  return exemption ? [exemptions[exemption]] : []
}

function noteOf({ kind, content }: Invoice, written: Writing): string {
  const { about, onAccount, card, corrects, lowersOpen, freesTransfer } = content
  const { notes } = written.texts
  if (corrects) return notes.corrects
  if (lowersOpen) return freesTransfer ? notes.freesTransfer : notes.lowersOpen
  if (kind === 'credit-note') return card ? notes.returnedToCard : notes.returned
  if (onAccount) return notes.onAccount(isolated(written.day(onAccount.dueAt)))
  return about ? notes.takesBack : notes.paid
}
