import { creditedTaxCents, includedTaxCents, type Tax } from '../payments/included-tax.ts'

/** A tax of an invoice; without a country if the order is older than the rates by country. */
export interface RateOfInvoice extends Tax {
  readonly country: string | null
}

/** What an invoice or credit note contains at one rate. Net and tax add up to gross. */
export interface TaxAtRate extends RateOfInvoice {
  readonly grossCents: number
  readonly taxCents: number
}

/** An amount that includes a tax; null if it includes none. */
export interface TaxedAmount {
  readonly cents: number
  readonly tax: RateOfInvoice | null
}

/**
 * Returns the taxes of an invoice by rate, name and country, highest rate first. Each is rounded once, so that net and
 * tax add up to the gross amount for each rate.
 */
export function taxesByRate(amounts: readonly TaxedAmount[]): readonly TaxAtRate[] {
  return sumsByRate(amounts).map((sum) => ({ ...sum, taxCents: includedTaxCents(sum.grossCents, sum) }))
}

/**
 * Returns the taxes of a credit note by rate. Each is the tax on everything credited at its rate so far, minus the tax
 * on everything credited before, so that credit notes over a whole invoice contain exactly its taxes.
 *
 * @param before the amounts that earlier credit notes of the invoice contain.
 */
export function creditedTaxesByRate(
  amounts: readonly TaxedAmount[],
  before: readonly TaxedAmount[],
): readonly TaxAtRate[] {
  const earlier = new Map(sumsByRate(before).map((sum) => [keyOf(sum), sum.grossCents]))
  return sumsByRate(amounts).map((sum) => ({
    ...sum,
    taxCents: creditedTaxCents(sum.grossCents, earlier.get(keyOf(sum)) ?? 0, sum),
  }))
}

/** Returns the sum of the taxes in cents. */
export function taxCentsOf(taxes: readonly Pick<TaxAtRate, 'taxCents'>[]): number {
  return taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)
}

type SumAtRate = Omit<TaxAtRate, 'taxCents'>

function sumsByRate(amounts: readonly TaxedAmount[]): readonly SumAtRate[] {
  const sums = new Map<string, SumAtRate>()
  for (const { cents, tax } of amounts) {
    if (!tax) continue
    const { name, rate, country } = tax
    const sum = sums.get(keyOf(tax))?.grossCents ?? 0
    sums.set(keyOf(tax), { name, rate, country, grossCents: sum + cents })
  }
  return [...sums.values()].toSorted(byRate)
}

function keyOf({ name, rate, country }: RateOfInvoice): string {
  return JSON.stringify([rate, country, name])
}

function byRate(one: RateOfInvoice, other: RateOfInvoice): number {
  return other.rate - one.rate || (keyOf(one) < keyOf(other) ? -1 : 1)
}
