import { inLanguage } from '../../../contract/languages/said.ts'
import { noParts } from '../../../domain/addresses/address-parts.ts'
import type {
  DocumentType,
  EInvoice,
  PaymentMeans,
  PostalAddress,
  Seller,
  Totals,
} from '../../../domain/e-invoices/e-invoice.ts'
import { electronicAddressOf } from '../../../domain/e-invoices/electronic-address.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import type { Invoice, InvoiceContent, NumberedPaper } from '../invoices/invoice-content.ts'
import { invoiceTexts } from '../invoices/invoice-texts.ts'
import { amountsOfPaper } from './amounts-of-paper.ts'
import { eInvoiceTexts } from './e-invoice-texts.ts'
import type { SellerDetails } from './seller-details.ts'

/** Returns an invoice in the terms of EN 16931, from its frozen content (docs/decisions/0163). */
export function describeEInvoice(invoice: Invoice, details: SellerDetails): EInvoice {
  const { content, grossCents, taxCents } = invoice
  const { timeZone, corrects, about, buyer, deliverTo, supply, onAccount } = content
  const { amounts, lines, vat, sums } = amountsOfPaper(invoice, details.country)
  const day = (at: number) => dateIn(timeZone, at)
  const dueCents = isOpen(invoice) ? grossCents - (content.creditCents ?? 0) : 0
  // The goods of an invoice on account leave after it, but a tax-free supply must say a day (BR-IC-11).
  const isIntraCommunity = vat.some(({ category }) => category === 'K')
  const preceding = corrects ?? about ?? undefined
  const totals: Totals = {
    ...sums,
    netCents: grossCents - taxCents,
    taxCents,
    grossCents,
    paidCents: grossCents - dueCents,
    dueCents,
  }
  return {
    number: formatInvoiceNumber(invoice),
    type: typeOf(invoice),
    issuedOn: day(invoice.issuedAt),
    dueOn: onAccount && day(onAccount.dueAt),
    currency: invoice.currency.toUpperCase(),
    notes: notesOf(content),
    buyerReference: buyer.company?.buyerReference || content.reference || (content.lines[0]?.order ?? ''),
    orderReference: content.reference,
    preceding: preceding && numbered(preceding, day),
    seller: sellerOf(
      content,
      details,
      vat.some(({ category }) => category === 'O'),
    ),
    buyer: {
      name: buyer.name || buyer.email,
      address: buyer.parts ? addressOf(buyer.parts) : noAddress,
      electronicAddress: electronicAddressOf(
        buyer.company?.electronicAddress,
        vatNumberOf(buyer.vatNumber),
        buyer.email,
      ),
      email: buyer.email,
      contactName: buyer.company?.contact ?? '',
      vatNumber: vat.some(({ category }) => category === 'O') ? '' : vatNumberOf(buyer.vatNumber),
    },
    deliverTo: deliverTo?.parts && {
      name: deliverTo.name || buyer.name || buyer.email,
      address: addressOf(deliverTo.parts),
    },
    deliveredOn: supply ? day(supply.at) : onAccount && isIntraCommunity ? day(invoice.issuedAt) : undefined,
    payment: paymentOf(invoice),
    paymentTerms: termsOf(invoice),
    amounts,
    lines,
    vat,
    totals,
  }
}

const noAddress = addressOf(noParts)

/** A credit note that corrects the letters of another one stays a credit note. */
function typeOf({ kind, content }: Invoice): DocumentType {
  if (kind === 'credit-note') return '381'
  return content.corrects ? '384' : '380'
}

/** Returns whether the paper leaves its amount open: an invoice on account, or a credit note that lowers one. */
function isOpen({ kind, content }: Invoice): boolean {
  if (kind === 'invoice') return content.onAccount !== undefined
  return content.lowersOpen === true
}

function numbered(paper: NumberedPaper, day: (at: number) => string) {
  return { number: formatInvoiceNumber(paper), issuedOn: day(paper.issuedAt) }
}

function notesOf({ corrects, language, reason }: InvoiceContent): readonly string[] {
  const { notes } = inLanguage(invoiceTexts, language)
  return [...(corrects ? [notes.corrects] : []), ...(reason ? [reason] : [])]
}

function termsOf(invoice: Invoice): string {
  const { language, card, about, onAccount, freesTransfer } = invoice.content
  const { notes } = inLanguage(invoiceTexts, language)
  // The due date says it.
  if (onAccount) return ''
  if (isOpen(invoice)) return freesTransfer ? notes.freesTransfer : notes.lowersOpen
  if (invoice.kind === 'credit-note') return card ? notes.returnedToCard : notes.returned
  return about ? notes.takesBack : notes.paid
}

function paymentOf(invoice: Invoice): PaymentMeans {
  const { card, creditCents, language, onAccount } = invoice.content
  const { bank } = onAccount ?? {}
  if (bank) {
    const { holder, iban, bic } = bank
    const isSepa = invoice.currency === 'eur'
    return { kind: 'transfer', isSepa, iban, bic, holder, text: formatInvoiceNumber(invoice) }
  }
  if (card) return { kind: 'card', last4: card.last4, network: card.brand }
  if (creditCents !== undefined || isOpen(invoice))
    return { kind: 'other', name: inLanguage(eInvoiceTexts, language).credit }
  return { kind: 'online' }
}

/** @param isWithoutVat on papers outside of the scope of VAT, which must not name a VAT number. */
function sellerOf({ seller }: InvoiceContent, details: SellerDetails, isWithoutVat: boolean): Seller {
  const { street, postcode, city, country, contact, phone, email } = details
  return {
    name: seller.name,
    address: { lines: street === '' ? [] : [street], postcode, city, country },
    electronicAddress: electronicAddressOf(details.electronicAddress, vatNumberOf(seller.vatNumber), email),
    contact: { name: contact, phone, email },
    vatNumber: isWithoutVat ? '' : vatNumberOf(seller.vatNumber),
    taxNumber: seller.taxNumber,
    register: seller.register,
  }
}

/** A VAT number begins with its country; other numbers do not count as one. */
function vatNumberOf(written = ''): string {
  const number = written.replaceAll(/[\s.-]/g, '').toUpperCase()
  return /^[A-Z]{2}/.test(number) ? number : ''
}

function addressOf({ company, lines, postcode, city, region, country }: typeof noParts): PostalAddress {
  return { lines: [company, ...lines].filter(Boolean), postcode, city, region, country }
}
