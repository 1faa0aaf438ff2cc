import type { EInvoiceSettings } from '../../../contract/shop/e-invoices.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'

/** What e-invoices name of the seller, beside name and numbers. */
export type SellerDetails = Readonly<EInvoiceSettings>

/**
 * Returns the seller's details of the settings: phone and email are those of the company if the owner enters no others.
 * Undefined while no country is entered, because the shop then makes no e-invoices.
 */
export function sellerDetails({
  einvoices,
  company,
}: Pick<SectionValues, 'einvoices' | 'company'>): SellerDetails | undefined {
  if (einvoices.country === '') return undefined
  return {
    ...einvoices,
    phone: einvoices.phone || company.phone,
    email: einvoices.email || company.email,
  }
}
