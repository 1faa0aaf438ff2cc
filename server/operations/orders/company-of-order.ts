import { confirmedNumber } from '../../../domain/tax/intra-community.ts'
import type { TaxOfSale } from '../../../domain/tax/tax-of-sales.ts'
import type { RateOfInvoice } from '../../../domain/tax/taxes-by-rate.ts'
import type { CompanyOfOrder } from '../../data/queries/orders/insert-order.ts'
import type { Destination } from './price-delivery.ts'

/** Returns what an order keeps of the company for which it is booked; undefined for a consumer's order. */
export function companyOfOrder(
  { company }: Destination,
  tax: RateOfInvoice | TaxOfSale | null,
  now: number,
): CompanyOfOrder | undefined {
  if (!company) return undefined
  const exempt = tax && 'exempt' in tax ? tax.exempt : undefined
  return {
    id: company.id,
    name: company.name,
    confirmedVatNumber: confirmedNumber(company, now),
    taxExemption: exempt?.reason ?? null,
  }
}
