/** A tax that prices include. */
export interface Tax {
  readonly name: string
  /** The rate of the tax in percent, with at most two decimals. */
  readonly rate: number
}

/**
 * Returns the tax that an amount includes, in cents, rounded half up. The invoice is rounded once, not each line, so
 * that net and tax are its total to the cent.
 */
export function includedTaxCents(grossCents: number, { rate }: Pick<Tax, 'rate'>): number {
  const hundredths = BigInt(Math.round(rate * 100))
  const divisor = 10_000n + hundredths
  return Number((2n * BigInt(grossCents) * hundredths + divisor) / (2n * divisor))
}

/**
 * Returns the tax of one credit note. It is the difference of the tax on all that was credited after and before it, so
 * that rounding never adds up: credit notes over a whole invoice have exactly its tax.
 *
 * @param beforeCents what earlier credit notes of the invoice have credited.
 */
export function creditedTaxCents(grossCents: number, beforeCents: number, tax: Pick<Tax, 'rate'>): number {
  return includedTaxCents(beforeCents + grossCents, tax) - includedTaxCents(beforeCents, tax)
}
