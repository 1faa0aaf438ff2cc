import type { EInvoiceFormat } from '../../../contract/payments/e-invoices.ts'
import type { EInvoice } from '../../../domain/e-invoices/e-invoice.ts'
import { emailScheme } from '../../../domain/e-invoices/electronic-address.ts'
import type { eInvoiceTexts } from './e-invoice-texts.ts'

export type Lacking = keyof typeof eInvoiceTexts.lacks

/** Returns what a document lacks for a format, as the rules of EN 16931 and of the format ask it. */
export function whatLacks(invoice: EInvoice, format: EInvoiceFormat): readonly Lacking[] {
  return [...lacksOfSeller(invoice), ...lacksOfBuyer(invoice, format), ...lacksOfNetwork(invoice, format)]
}

function lacksOfSeller({ seller, vat, payment }: EInvoice): readonly Lacking[] {
  const { address, contact } = seller
  const lacking: readonly (readonly [Lacking, boolean])[] = [
    // BR-06, BR-08, BR-09, and BR-DE-2 to BR-DE-7.
    ['company', seller.name === ''],
    ['postcode', address.postcode === ''],
    ['city', address.city === ''],
    ['country', address.country === ''],
    ['contact', contact.name === ''],
    ['phone', contact.phone.replaceAll(/\D/g, '').length < 3],
    ['email', contact.email === ''],
    // BR-S-02, BR-Z-02, BR-E-02, BR-CO-26; BR-IC-02 and BR-G-02.
    ['taxId', seller.vatNumber === '' && seller.taxNumber === '' && !isOnly(vat, 'O')],
    ['register', seller.vatNumber === '' && seller.register === ''],
    [
      'vatNumber',
      seller.vatNumber === '' && vat.some(({ category }) => category === 'K' || category === 'G'),
    ],
    // BR-61.
    ['bank', payment.kind === 'transfer' && payment.iban === ''],
  ]
  return lacking.flatMap(([what, isLacking]) => (isLacking ? [what] : []))
}

function lacksOfBuyer({ buyer, vat, deliverTo }: EInvoice, format: EInvoiceFormat): readonly Lacking[] {
  const { postcode, city, country } = buyer.address
  const isIntraCommunity = vat.some(({ category }) => category === 'K')
  const lacking: readonly (readonly [Lacking, boolean])[] = [
    // BR-10, BR-11; BR-DE-8 and BR-DE-9.
    ['buyerCountry', country === ''],
    ['buyerPlace', format === 'xrechnung' && (postcode === '' || city === '')],
    // BR-IC-02, BR-IC-12.
    ['buyerVatNumber', isIntraCommunity && buyer.vatNumber === ''],
    ['deliveryCountry', isIntraCommunity && (deliverTo?.address.country ?? '') === ''],
  ]
  return lacking.flatMap(([what, isLacking]) => (isLacking ? [what] : []))
}

/** Peppol finds no party by its email. */
function lacksOfNetwork({ seller, buyer }: EInvoice, format: EInvoiceFormat): readonly Lacking[] {
  if (format !== 'peppol') return []
  const isEmail = ({ scheme }: EInvoice['buyer']['electronicAddress']) => scheme === emailScheme
  return [
    ...(isEmail(seller.electronicAddress) ? (['peppolAddress'] as const) : []),
    ...(isEmail(buyer.electronicAddress) ? (['buyerPeppolAddress'] as const) : []),
  ]
}

function isOnly(vat: EInvoice['vat'], wanted: string): boolean {
  return vat.every(({ category }) => category === wanted)
}
