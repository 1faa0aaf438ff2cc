import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '../../data/database.ts'
import { listNames } from '../../data/queries/figures/sellers.ts'
import { toolAt } from './day-sums.ts'
import type { SummedDay } from './period-sums.ts'

/** Returns the tools with the most pieces paid on some days, and of the others those with the fewest. */
export async function bestAndLeast(read: Reader, days: readonly SummedDay[], limit: number) {
  const sold = new Map<number, { pieces: number; cents: number }>()
  for (const { sums } of days) {
    sums.tools.forEach((place, index) => {
      const sum = sold.get(place) ?? { pieces: 0, cents: 0 }
      sum.pieces += sums.pieces[index] ?? 0
      sum.cents += sums.cents[index] ?? 0
      sold.set(place, sum)
    })
    await nextTurn()
  }
  const sorted = [...sold]
    .map(([place, sum]) => ({ tool: toolAt(place), ...sum }))
    .toSorted((one, other) => other.pieces - one.pieces || (one.tool < other.tool ? -1 : 1))
  const best = sorted.slice(0, limit)
  const least = sorted.slice(limit).slice(-limit).toReversed()
  const names = await listNames(
    read,
    [...best, ...least].map(({ tool }) => tool),
  )
  const named = (sold: (typeof sorted)[number]) => ({ ...sold, name: names.get(sold.tool) ?? '' })
  return { best: best.map(named), least: least.map(named) }
}
