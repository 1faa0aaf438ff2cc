import { invoiceFormats } from '../../../contract/companies/company-fields.ts'
import { partsOfCompany } from '../../data/queries/accounts/companies.ts'
import type { ManagedCompany } from '../../data/queries/companies/managed-companies.ts'

/** Returns a company's details and choices in the shape of answers. */
export function detailsOf(company: ManagedCompany) {
  const { name, invoiceEmail, vatNumber, buyerReference, electronicAddress, invoiceFormat } = company
  const { lines, postcode, city, region, country } = partsOfCompany(company)
  return {
    name,
    country,
    lines: [...lines],
    postcode,
    city,
    region,
    vatNumber: vatNumber ?? '',
    invoiceEmail,
    showsNet: company.showsNet === 1,
    buyerReference,
    electronicAddress,
    invoiceFormat: invoiceFormats.find((format) => format === invoiceFormat) ?? null,
  }
}
