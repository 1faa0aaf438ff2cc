import { medianOf, type Row } from '../judge.ts'
import type { ShopStand } from '../stands/shop-stand.ts'
import { type CallCase, callCases } from './call-cases.ts'
import { type Measured, measure, type Plan, rateOf } from './plan.ts'

/** The cost of one call, by its name. */
export type Costs = ReadonlyMap<string, number>

/**
 * Measures calls that the shop does not answer from memory, in rounds of all of them. Returns the median cost of each
 * in milliseconds: processor time if known, otherwise p50.
 */
export async function measureCalls(shop: ShopStand, where: string, plan: Plan): Promise<Costs> {
  const cases = callCases(shop)
  const measured = new Map<string, Measured[]>()
  // The first round warms up.
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const { name, callers, calls } of cases) {
      const job = { kind: 'calls' as const, callers, forMs: plan.roundMs, port: shop.port, calls }
      const result = await measure(name, plan.generator, shop.pid, job)
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), result])
    }
  }
  const costs = new Map<string, number>()
  for (const each of cases) {
    const rounds = measured.get(each.name) ?? []
    plan.add(rowOf(each, where, rounds))
    costs.set(each.name, medianOf(rounds.map(({ costMs, p50Ms }) => costMs ?? p50Ms)).value)
  }
  return costs
}

function rowOf({ name, bar }: CallCase, where: string, rounds: readonly Measured[]): Row {
  const cost = medianOf(rounds.map(({ costMs }) => costMs ?? Number.NaN)).value
  const p50 = medianOf(rounds.map(({ p50Ms }) => p50Ms)).value
  const rate = medianOf(rounds.map(rateOf)).value
  const note = [
    ...(Number.isNaN(cost) ? [] : [`${cost.toFixed(2)} ms of the processor`]),
    `p50 ${p50.toFixed(1)} ms`,
    `${rate.toFixed(0)}/s`,
  ].join('; ')
  return {
    ...{ what: `${name}, p99`, where, ...medianOf(rounds.map(({ p99Ms }) => p99Ms)), unit: 'ms', note },
    ...(bar && { bar: { most: bar.p99Ms } }),
  }
}

/** Adds each cost's growth from a smaller shop to a larger one. */
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
