import type { CompanyState, VatState } from '../../../../contract/companies/company-fields.ts'
import type { AddressParts } from '../../../../domain/addresses/address-parts.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { preparedQuery } from '../../prepared-query.ts'

/** A company that buys at the shop, as its orders, prices and invoices need it. */
export interface Company {
  readonly id: string
  readonly name: string
  readonly state: CompanyState
  /** ISO 3166 code. */
  readonly country: string
  /** A JSON array of lines. */
  readonly lines: string
  readonly postcode: string
  readonly city: string
  readonly region: string
  readonly invoiceEmail: string
  readonly vatNumber: string | null
  readonly vatState: VatState
  readonly vatConfirmedAt: number | null
  /** Null if it pays at once; otherwise within how many days, and the most that it may owe. */
  readonly termsDays: number | null
  readonly limitCents: number | null
  readonly showsNet: 0 | 1
  readonly priceListId: string | null
  readonly buyerReference: string
  readonly electronicAddress: string
  readonly invoiceFormat: string
}

export const companyColumns = [
  'companies.id',
  'companies.name',
  'companies.state',
  'companies.country',
  'companies.lines',
  'companies.postcode',
  'companies.city',
  'companies.region',
  'companies.invoice_email as invoiceEmail',
  'companies.vat_number as vatNumber',
  'companies.vat_state as vatState',
  'companies.vat_confirmed_at as vatConfirmedAt',
  'companies.terms_days as termsDays',
  'companies.limit_cents as limitCents',
  'companies.shows_net as showsNet',
  'companies.price_list_id as priceListId',
  'companies.buyer_reference as buyerReference',
  'companies.electronic_address as electronicAddress',
  'companies.invoice_format as invoiceFormat',
] as const

/** Returns the granted company for which an account buys; undefined for a consumer. */
export async function findCompanyOf(read: Reader, userId: string): Promise<Company | undefined> {
  const [company] = await companyOf(read, { userId })
  return company
}

const companyOf = preparedQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .where('company_members.user_id', '=', userId)
    .where('companies.state', '=', 'granted')
    .select(companyColumns),
)

export async function findCompany(read: Reader, id: string): Promise<Company | undefined> {
  return read.selectFrom('companies').where('id', '=', id).select(companyColumns).executeTakeFirst()
}

/** Returns the parts of a company's address. */
export function partsOfCompany(
  company: Pick<Company, 'lines' | 'postcode' | 'city' | 'region' | 'country'>,
): AddressParts {
  const { postcode, city, region, country } = company
  // The shop itself has stored this array of texts.
  const lines = JSON.parse(company.lines) as readonly string[]
  return { company: '', lines, postcode, city, region, country }
}

/** Locks a company until the transaction ends, for whatever depends on how much it owes. */
export async function lockCompany({ db }: Transaction, id: string): Promise<Company | undefined> {
  const company = db.selectFrom('companies').where('id', '=', id).select(companyColumns)
  return (isPostgres(db) ? company.forNoKeyUpdate() : company).executeTakeFirst()
}
