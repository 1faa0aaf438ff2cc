import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { confirmedNumber, isIntraCommunity } from '../../../domain/tax/intra-community.ts'
import { type ExemptSale, type TaxOfSales, taxOfSales } from '../../../domain/tax/tax-of-sales.ts'
import type { Company } from '../../data/queries/accounts/companies.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'

/** The taxes of what an account buys. */
export interface TaxesOfBuyer {
  /** For its company, if it has one. */
  readonly taxes: TaxOfSales
  /** For consumers. */
  readonly usualTaxes: TaxOfSales
  /** The company for which the account buys; undefined for a consumer. */
  readonly company: Company | undefined
}

type TaxSections = Pick<SectionValues, 'tax' | 'money'>

/** Returns the taxes of an instant, in the shop's time zone. */
export function taxesOfNow({ tax, money }: TaxSections, now: number): TaxOfSales {
  return taxOfSales(tax, dateIn(money.timeZone, now))
}

/** Returns the taxes of an instant for an account and its company (docs/decisions/0159). */
export function taxesOfBuyer(settings: TaxSections, company: Company | undefined, now: number): TaxesOfBuyer {
  const usualTaxes = taxesOfNow(settings, now)
  const vatNumber = company ? confirmedNumber(company, now) : null
  if (vatNumber === null) return { taxes: usualTaxes, usualTaxes, company }
  const { tax, money } = settings
  const exempt: ExemptSale = { reason: 'intra-community', vatNumber }
  const exemptTo = (country: string) => (isIntraCommunity(tax.home, country, vatNumber) ? exempt : undefined)
  return { taxes: taxOfSales(tax, dateIn(money.timeZone, now), exemptTo), usualTaxes, company }
}

/**
 * Returns the taxes by which a booked order of the account is priced. An order that was booked for no company, or for
 * an earlier one, has the usual tax.
 */
export function taxesOfOrder(
  { taxes, usualTaxes, company }: TaxesOfBuyer,
  { companyId }: Pick<OrderRow, 'companyId'>,
): TaxOfSales {
  return company && companyId === company.id ? taxes : usualTaxes
}

/** Returns the taxes of an instant for fees and discounts of a booked order, which keeps what it is exempt from. */
export function taxesAsBooked(
  { tax, money }: TaxSections,
  {
    taxExemption,
    buyerVatNumber,
    taxCountry,
  }: Pick<OrderRow, 'taxExemption' | 'buyerVatNumber' | 'taxCountry'>,
  now: number,
): TaxOfSales {
  if (taxExemption === null) return taxesOfNow({ tax, money }, now)
  const exempt = { reason: taxExemption, vatNumber: buyerVatNumber ?? '' }
  return taxOfSales(tax, dateIn(money.timeZone, now), (country) =>
    country === taxCountry ? exempt : undefined,
  )
}
