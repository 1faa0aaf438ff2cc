import * as contract from '../../contract/figures.ts'
import { dollarsOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import { getFigures } from '../operations/figures/get-figures.ts'
import { shopTimeZone } from '../operations/settings/shop-on-pages.ts'
import { serve } from './serving/serve-operation.ts'

type Totals = Awaited<ReturnType<typeof getFigures>>['now']

export const figures = [
  serve(contract.getFigures, async ({ shop, input: { query } }) => {
    const { from, to, days = '7' } = query
    const period = from !== undefined && to !== undefined ? { from, to } : { days: Number(days) }
    const timeZone = await shopTimeZone(shop)
    const figures = await getFigures(shop, timeZone, period)
    return done({
      from: figures.from,
      to: figures.to,
      timeZone,
      now: toTotals(figures.now),
      before: toTotals(figures.before),
      held: { amount: dollarsOf(figures.held.cents), orders: figures.held.count },
      days: figures.days.map(({ date, takenCents, paid, booked }) => ({
        date,
        taken: dollarsOf(takenCents),
        paid,
        booked,
      })),
      takenBefore: figures.takenBeforeCents.map(dollarsOf),
      best: figures.best.map(toSold),
      least: figures.least.map(toSold),
      unsold: [...figures.unsold],
    })
  }),
]

function toSold({ cents, ...tool }: { tool: string; name: string; pieces: number; cents: number }) {
  return { ...tool, taken: dollarsOf(cents) }
}

function toTotals({ takenCents, givenBackCents, ...counts }: Totals) {
  return { ...counts, taken: dollarsOf(takenCents), givenBack: dollarsOf(givenBackCents) }
}
