import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '../../data/database.ts'
import { listNames } from '../../data/queries/figures/sellers.ts'
import { countPlaces, productAt } from './day-sums.ts'
import type { SummedDay } from './period-sums.ts'

/** Returns the products with the most sold pieces on these days and, among the others, those with the fewest. */
export async function bestAndLeast(read: Reader, days: readonly SummedDay[], limit: number) {
  const pieces = new Float64Array(countPlaces())
  const cents = new Float64Array(countPlaces())
  for (const { sums } of days) {
    sums.products.forEach((place, index) => {
      pieces[place] = (pieces[place] ?? 0) + (sums.pieces[index] ?? 0)
      cents[place] = (cents[place] ?? 0) + (sums.cents[index] ?? 0)
    })
  }
  await nextTurn()
  const sorted = Array.from(pieces, (sum, place) => ({
    tool: productAt(place),
    pieces: sum,
    cents: cents[place] ?? 0,
  }))
    .filter((sold) => sold.pieces > 0)
    .toSorted((one, other) => other.pieces - one.pieces || (one.tool < other.tool ? -1 : 1))
  const best = sorted.slice(0, limit)
  const least = sorted.slice(limit).slice(-limit).toReversed()
  const names = await listNames(
    read,
    [...best, ...least].map(({ tool: product }) => product),
  )
  const named = (sold: (typeof sorted)[number]) => ({ ...sold, name: names.get(sold.tool) ?? '' })
  return { best: best.map(named), least: least.map(named) }
}
