import { includedTaxCents } from '../payments/included-tax.ts'
import type { StatedTax } from './tax-sentence.ts'

/** An amount without and with its tax, in cents. */
export interface NetAndGross {
  readonly netCents: number
  readonly grossCents: number
}

/**
 * Returns an amount of the catalogue without and with the tax of the home country, each rounded half up.
 *
 * @param tax undefined if the shop states none.
 */
export function netAndGross(
  cents: number,
  tax: Pick<StatedTax, 'rate' | 'isIncluded'> | undefined,
): NetAndGross {
  if (!tax) return { netCents: cents, grossCents: cents }
  if (tax.isIncluded) return { netCents: cents - includedTaxCents(cents, tax), grossCents: cents }
  const hundredths = BigInt(Math.round(tax.rate * 100))
  const addedCents = Number((2n * BigInt(cents) * hundredths + 10_000n) / 20_000n)
  return { netCents: cents, grossCents: cents + addedCents }
}
