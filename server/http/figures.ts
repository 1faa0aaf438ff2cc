import * as contract from '../../contract/figures.ts'
import { dollarsOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import { getFigures } from '../operations/figures/get-figures.ts'
import { shopTimeZone } from '../operations/settings/shop-on-pages.ts'
import { serve } from './serving/serve-operation.ts'

type Figures = Awaited<ReturnType<typeof getFigures>>

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
      days: figures.days.map(toDay),
      daysBefore: figures.daysBefore.map(toDay),
      best: figures.best.map(toSold),
      least: figures.least.map(toSold),
      unsold: [...figures.unsold],
    })
  }),
]

function toDay({ takenCents, ...day }: Figures['days'][number]) {
  return { ...day, taken: dollarsOf(takenCents) }
}

function toSold({ cents, ...tool }: { tool: string; name: string; pieces: number; cents: number }) {
  return { ...tool, taken: dollarsOf(cents) }
}

function toTotals({ takenCents, givenBackCents, ...counts }: Figures['now']) {
  return { ...counts, taken: dollarsOf(takenCents), givenBack: dollarsOf(givenBackCents) }
}
