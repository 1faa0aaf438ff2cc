import { inLanguage, said } from '../../../contract/languages/said.ts'
import type { EInvoiceFormat } from '../../../contract/payments/e-invoices.ts'
import { asCii } from '../../../domain/e-invoices/as-cii.ts'
import { asUbl } from '../../../domain/e-invoices/as-ubl.ts'
import type { EInvoice } from '../../../domain/e-invoices/e-invoice.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { setInvoiceApart } from '../../providers/invoices/set-invoice-apart.ts'
import { describeInvoice } from '../invoices/describe-invoice.ts'
import type { Invoice } from '../invoices/invoice-content.ts'
import { type LogoPlaces, printedLogo } from '../invoices/printed-logo.ts'
import type { Shop } from '../shop.ts'
import { describeEInvoice } from './describe-e-invoice.ts'
import { eInvoiceTexts } from './e-invoice-texts.ts'
import { type SellerDetails, sellerDetails } from './seller-details.ts'
import { type Lacking, whatLacks } from './what-lacks.ts'

/** A file that is made on request. */
export interface MadeFile {
  /** Safe as a file name. */
  readonly name: string
  readonly type: 'application/xml' | 'application/pdf'
  readonly content: Buffer
}

export type EInvoicePlaces = LogoPlaces & Pick<Shop, 'settings'>

/**
 * Makes the e-invoice of a paper; refused if the paper lacks what the standard requires. The same paper always gives
 * the same file, because the seller's details are part of it; only papers of before have those of the settings.
 */
export async function makeEInvoice(
  shop: EInvoicePlaces,
  invoice: Invoice,
  format: EInvoiceFormat,
): Promise<Outcome<MadeFile>> {
  const described = await eInvoiceOf(shop, invoice, format)
  if ('lacking' in described) return refused('E_INVOICE_LACKS', sentenceOf(described.lacking))
  const { eInvoice } = described
  const { number } = eInvoice
  if (format === 'zugferd') return hybrid(shop, invoice, eInvoice)
  const xml = format === 'cii' ? asCii(eInvoice) : asUbl(eInvoice, format)
  return done({ name: `${number}-${format}.xml`, type: 'application/xml', content: Buffer.from(xml) })
}

/** Returns the e-invoice of a paper, or what it lacks for one. */
async function eInvoiceOf(
  { settings }: Pick<Shop, 'settings'>,
  invoice: Invoice,
  format: EInvoiceFormat,
): Promise<{ readonly eInvoice: EInvoice } | { readonly lacking: readonly Lacking[] }> {
  const details: SellerDetails | undefined =
    invoice.content.seller.details ?? sellerDetails(await settings.read())
  if (!details) return { lacking: ['country'] }
  const eInvoice = describeEInvoice(invoice, details)
  const lacking = whatLacks(eInvoice, format)
  return lacking.length > 0 ? { lacking } : { eInvoice }
}

/** Says what is missing, in the language of the request. */
function sentenceOf(lacking: readonly Lacking[]): string {
  const texts = said(eInvoiceTexts)
  const names: readonly string[] = lacking.map((what) => texts.lacks[what])
  return texts.notPossible(names.reduce(texts.and))
}

/** Prints the paper as PDF/A-3 with the e-invoice inside (ZUGFeRD, Factur-X). */
async function hybrid(
  shop: EInvoicePlaces,
  invoice: Invoice,
  eInvoice: EInvoice,
): Promise<Outcome<MadeFile>> {
  const logo = await printedLogo(shop, invoice.content)
  const { description } = inLanguage(eInvoiceTexts, invoice.content.language)
  const attached = { name: 'factur-x.xml', content: asCii(eInvoice), description }
  const set = await setInvoiceApart({ ...describeInvoice(invoice), ...(logo && { logo }), attached })
  if (!set.ok) return set
  return done({ name: `${eInvoice.number}-zugferd.pdf`, type: 'application/pdf', content: set.value })
}
