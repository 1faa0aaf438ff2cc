import type { TaxSum } from '../../../contract/payments/tax-sum.ts'
import { amountOf } from '../../../domain/money.ts'
import type { SumAtRate } from '../../data/queries/figures/papers.ts'

/** Returns the sums of papers at a rate as the API sends them. */
export function toTaxSum({ rateHundredths, netCents, taxCents, currency, ...sum }: SumAtRate): TaxSum {
  return {
    ...sum,
    rate: rateHundredths === null ? null : rateHundredths / 100,
    currency: currency.toUpperCase(),
    net: amountOf(netCents),
    tax: amountOf(taxCents),
    gross: amountOf(netCents + taxCents),
  }
}
