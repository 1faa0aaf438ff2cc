/** A tax that prices include. */
export interface Tax {
  readonly name: string
  /** The rate of the tax in percent, with at most two decimals. */
  readonly rate: number
}

/**
 * Returns the tax that an amount includes, in cents, rounded half up. The invoice is rounded once, not per line, so
 * that net and tax add up to its total exactly.
 */
export function includedTaxCents(grossCents: number, { rate }: Pick<Tax, 'rate'>): number {
  const hundredths = BigInt(Math.round(rate * 100))
  const divisor = 10_000n + hundredths
  return Number((2n * BigInt(grossCents) * hundredths + divisor) / (2n * divisor))
}

/**
 * Returns the tax of one credit note: the tax on everything credited so far, minus the tax on everything credited
 * before it. Rounding errors thus never add up, and credit notes over a whole invoice contain exactly its tax.
 * @param beforeCents the amount of earlier credit notes of the invoice.
 */
export function creditedTaxCents(grossCents: number, beforeCents: number, tax: Pick<Tax, 'rate'>): number {
  return includedTaxCents(beforeCents + grossCents, tax) - includedTaxCents(beforeCents, tax)
}
