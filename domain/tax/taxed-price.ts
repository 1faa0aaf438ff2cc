import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import type { Tax } from '../payments/included-tax.ts'

type Pricing = Pick<TaxSettings, 'pricesInclude' | 'abroad'>
type Rate = Pick<Tax, 'rate'>

/**
 * Returns what a customer pays for an amount of the catalogue, in cents, rounded half up. At home the gross amount is
 * the catalogue's if prices include tax, else the tax is added. Abroad either the gross amount of home or its net
 * amount stays the same.
 *
 * @param home the tax of the home country, which prices of the catalogue include if they include tax.
 * @param tax the tax at which it is sold.
 */
export function grossCents(cents: number, pricing: Pricing, home: Rate, tax: Rate): number {
  const rate = pricing.abroad === 'gross' ? home : tax
  const divisor = pricing.pricesInclude ? factorOf(home) : 10_000n
  const product = BigInt(cents) * factorOf(rate)
  return Number((2n * product + divisor) / (2n * divisor))
}

/** One plus the rate, in ten-thousandths: 11,900 for 19 %. */
function factorOf({ rate }: Rate): bigint {
  return 10_000n + BigInt(Math.round(rate * 100))
}
