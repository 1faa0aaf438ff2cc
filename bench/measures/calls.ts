import { medianOf, type Row } from '../judge.ts'
import type { Stand } from '../stands/peers.ts'
import type { ShopStand } from '../stands/shop-stand.ts'
import { type CallCase, callCases } from './call-cases.ts'
import { type Measured, measure, type Plan, rateOf, speedAgainst } from './plan.ts'

/** What one call cost, by its name. */
export type Costs = ReadonlyMap<string, number>

/**
 * Measures calls that the shop does not answer from memory, in rounds of all of them. Returns the median cost of each:
 * in processor time where it is known, else p50, in milliseconds.
 */
export async function measureCalls(shop: ShopStand, where: string, bare: Stand, plan: Plan): Promise<Costs> {
  const cases = callCases(shop)
  const measured = new Map<string, { readonly own: Measured[]; readonly bare: Measured[] }>()
  // The first round warms up.
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const each of cases) {
      const [own, bareRound] = await roundOf(shop, bare, plan, each)
      const rounds = measured.get(each.name) ?? { own: [], bare: [] }
      measured.set(each.name, rounds)
      if (round === 0) continue
      rounds.own.push(own)
      if (bareRound) rounds.bare.push(bareRound)
    }
  }
  const costs = new Map<string, number>()
  for (const each of cases) {
    const { own = [], bare: bareRounds = [] } = measured.get(each.name) ?? {}
    plan.add(rowOf(each, where, own, bareRounds))
    costs.set(each.name, medianOf(own.map(({ costMs, p50Ms }) => costMs ?? p50Ms)).value)
  }
  return costs
}

async function roundOf(
  shop: ShopStand,
  bare: Stand,
  { generator, roundMs }: Plan,
  { name, callers, calls, leastOfBare }: CallCase,
): Promise<readonly [Measured, Measured | undefined]> {
  const job = { kind: 'calls' as const, callers, forMs: roundMs }
  const own = await measure(name, generator, shop.pid, { ...job, port: shop.port, calls })
  if (leastOfBare === undefined) return [own, undefined]
  const call = { method: 'GET' as const, path: '/few/0', expect: 200 }
  return [own, await measure('bare Node', generator, bare.pid, { ...job, port: bare.port, calls: [call] })]
}

function rowOf(
  { name: what, bar, leastOfBare }: CallCase,
  where: string,
  own: readonly Measured[],
  bare: readonly Measured[],
): Row {
  const cost = medianOf(own.map(({ costMs }) => costMs ?? Number.NaN)).value
  const p50 = medianOf(own.map(({ p50Ms }) => p50Ms)).value
  const rate = medianOf(own.map(rateOf)).value
  const note = [
    ...(Number.isNaN(cost) ? [] : [`${cost.toFixed(2)} ms of the processor`]),
    `p50 ${p50.toFixed(1)} ms`,
    `${rate.toFixed(0)}/s`,
  ].join('; ')
  if (leastOfBare !== undefined) {
    const ratios = own.map((round, at) => speedAgainst(round, bare[at] ?? round))
    return {
      what,
      where,
      ...medianOf(ratios),
      unit: '×',
      bar: { least: leastOfBare },
      note: `of bare Node; ${note}`,
    }
  }
  const p99 = {
    what: `${what}, p99`,
    where,
    ...medianOf(own.map(({ p99Ms }) => p99Ms)),
    unit: 'ms' as const,
    note,
  }
  return bar ? { ...p99, bar: { most: bar.p99Ms } } : p99
}

/** Adds how each cost grew from a smaller shop to a larger one. */
export function addGrowth(small: Costs, large: Costs, where: string, { add }: Plan): void {
  for (const [name, cost] of large) {
    const before = small.get(name)
    if (before === undefined) continue
    const growth = cost / before
    add({
      what: `Growth of: ${name}`,
      where,
      value: growth,
      spread: [growth, growth],
      unit: '×',
      bar: { most: 1.5 },
    })
  }
}
