import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type * as contract from '../../../contract/desk/figures.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { noteExport } from '../../operations/exports/note-export.ts'
import { getFigures, type Period } from '../../operations/figures/get-figures.ts'
import { numberWriting, shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { csvHeader, csvLines } from './csv-cells.ts'
import { figureColumns } from './figure-columns.ts'

type Figures = Awaited<ReturnType<typeof getFigures>>

export const figures = {
  getFigures: async ({ shop, input: { query } }) => {
    const timeZone = await shopTimeZone(shop)
    const figures = await getFigures(shop, timeZone, periodOf(query))
    return done({
      from: figures.from,
      to: figures.to,
      timeZone,
      now: toTotals(figures.now),
      before: toTotals(figures.before),
      held: { amount: amountOf(figures.held.cents), orders: figures.held.count },
      days: figures.days.map(toDay),
      daysBefore: figures.daysBefore.map(toDay),
      best: figures.best.map(toSold),
      least: figures.least.map(toSold),
      unsold: [...figures.unsold],
    })
  },
  exportFigures: async ({ shop, caller, input: { query }, setHeader }) => {
    const { days, daysBefore, ...figures } = await getFigures(shop, await shopTimeZone(shop), periodOf(query))
    const rows = days.map((day, index) => ({ day, before: daysBefore[index] }))
    setHeader('content-type', 'text/csv; charset=utf-8')
    const name = `figures-${figures.from}-${figures.to}.csv`
    setHeader('content-disposition', `attachment; filename="${name}"`)
    await noteExport(shop, caller, { list: 'figures', filter: query, rows: rows.length, whole: true })
    const { decimalMark } = await numberWriting(shop)
    const writing = { decimalMark, timeZone: figures.timeZone }
    const lines = [csvHeader(figureColumns, writing), csvLines(figureColumns, rows, writing)]
    // Fastify sends a stream unchanged, although the contract describes the whole text.
    return done(Readable.from(lines) as unknown as string)
  },
} satisfies HandlersOf<typeof contract.figures>

function periodOf({ from, to, days = '7' }: z.output<typeof contract.exportFigures.query>): Period {
  return from !== undefined && to !== undefined ? { from, to } : { days: Number(days) }
}

function toDay({ takenCents, givenBackCents: _, ...day }: Figures['days'][number]) {
  return { ...day, taken: amountOf(takenCents) }
}

function toSold({ cents, ...tool }: { tool: string; name: string; pieces: number; cents: number }) {
  return { ...tool, taken: amountOf(cents) }
}

function toTotals({ takenCents, givenBackCents, ...counts }: Figures['now']) {
  return { ...counts, taken: amountOf(takenCents), givenBack: amountOf(givenBackCents) }
}
