import { includedTaxCents } from '../payments/included-tax.ts'

/** An amount of a paper that includes a tax, in cents; what a discount takes off is negative. */
interface GrossAmount {
  readonly cents: number
  readonly rate: number
}

/**
 * Returns the net amounts of the lines of a paper. Papers state amounts with tax and round the tax once for each rate;
 * EN 16931 asks for lines without tax that add up to the net amount of their rate. So the rest of each rounding goes to
 * the next line: each line is at most a cent away from its own rounding, and the sum is exact.
 *
 * @param netAt the net amount of all lines of a rate.
 */
export function netAmounts(
  lines: readonly GrossAmount[],
  netAt: (rate: number) => number,
): readonly number[] {
  const nets = lines.map(() => 0)
  const byRate = Map.groupBy(
    lines.map((line, place) => ({ ...line, place })),
    ({ rate }) => rate,
  )
  for (const [rate, own] of byRate) {
    let gross = 0
    let given = 0
    for (const [index, { cents, place }] of own.entries()) {
      gross += cents
      const until = index === own.length - 1 ? netAt(rate) : netOf(gross, rate)
      nets[place] = until - given
      given = until
    }
  }
  return nets
}

function netOf(grossCents: number, rate: number): number {
  const tax = includedTaxCents(Math.abs(grossCents), { rate })
  return grossCents < 0 ? grossCents + tax : grossCents - tax
}

/** More decimals than any number of pieces needs. */
const mostDecimals = 10

/**
 * Returns the net price of one piece as a decimal number, with the fewest decimals with which pieces × price rounds to
 * the amount of the line.
 */
export function unitPriceText(netCents: number, quantity: number): string {
  for (let decimals = 2; decimals < mostDecimals; decimals += 1) {
    const text = (netCents / 100 / quantity).toFixed(decimals)
    if (Math.abs(Number(text) * quantity - netCents / 100) < 0.001) return text
  }
  return (netCents / 100 / quantity).toFixed(mostDecimals)
}
