import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type * as contract from '../../../contract/desk/figures.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { noteExport } from '../../operations/exports/note-export.ts'
import { discountsOfPeriod } from '../../operations/figures/discounts-of-period.ts'
import { type Figures, getFigures, type Period } from '../../operations/figures/get-figures.ts'
import { owedByCompanies } from '../../operations/figures/owed-by-companies.ts'
import { type PartsOfRevenue, partsOfRevenue } from '../../operations/figures/parts-of-revenue.ts'
import { numberWriting, shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import type { Shop } from '../../operations/shop.ts'
import { toTaxSum } from '../payments/tax-sums.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { csvHeader, csvLines } from './csv-cells.ts'
import { figureColumns } from './figure-columns.ts'

export const figures = {
  getFigures: async ({ shop, input: { query } }) => {
    const timeZone = await shopTimeZone(shop)
    const figures = await getFigures(shop, timeZone, periodOf(query))
    const parts = await partsOfRevenue(shop, figures)
    const owed = await owedByCompanies(shop)
    return done({
      from: figures.from,
      to: figures.to,
      timeZone,
      now: toTotals(figures.now, parts),
      before: toTotals(figures.before, parts),
      ...(parts.tax && { taxes: figures.taxes.map(toTaxSum) }),
      held: { amount: amountOf(figures.held.cents), orders: figures.held.count },
      ...(owed.count > 0 && { owed: toOwed(owed) }),
      days: figures.days.map(toDay),
      daysBefore: figures.daysBefore.map(toDay),
      best: figures.best.map(toSold),
      least: figures.least.map(toSold),
      unsold: [...figures.unsold],
      discounts: await discountsOf(shop, figures),
    })
  },
  exportFigures: async ({ shop, caller, input: { query }, setHeader }) => {
    const figures = await getFigures(shop, await shopTimeZone(shop), periodOf(query))
    const { days, daysBefore } = figures
    const columns = figureColumns(await partsOfRevenue(shop, figures))
    const rows = days.map((day, index) => ({ day, before: daysBefore[index] }))
    setHeader('content-type', 'text/csv; charset=utf-8')
    const name = `figures-${figures.from}-${figures.to}.csv`
    setHeader('content-disposition', `attachment; filename="${name}"`)
    await noteExport(shop, caller, { list: 'figures', filter: query, rows: rows.length, whole: true })
    const { decimalMark } = await numberWriting(shop)
    const writing = { decimalMark, timeZone: figures.timeZone }
    const lines = [csvHeader(columns, writing), csvLines(columns, rows, writing)]
    // Fastify sends a stream unchanged, although the contract describes the whole text.
    return done(Readable.from(lines) as unknown as string)
  },
} satisfies HandlersOf<typeof contract.figures>

/** Returns the discounts of the period's orders, the highest turnover first. */
async function discountsOf(shop: Shop, period: Pick<Figures, 'from' | 'to' | 'timeZone'>) {
  const discounts = await discountsOfPeriod(shop, period)
  return discounts.map(({ ruleId, name, code, orders, turnoverCents, discountCents }) => ({
    rule: ruleId,
    name,
    code,
    orders,
    turnover: amountOf(turnoverCents),
    discount: amountOf(discountCents),
  }))
}

/** Returns the period that a query names; the last week without parameters. */
export function periodOf({ from, to, days = '7' }: z.output<typeof contract.exportFigures.query>): Period {
  return from !== undefined && to !== undefined ? { from, to } : { days: Number(days) }
}

function toOwed({ count, openCents, overdueCents }: Awaited<ReturnType<typeof owedByCompanies>>) {
  return { amount: amountOf(openCents), invoices: count, overdue: amountOf(overdueCents) }
}

function toDay({ date, takenCents, paid, booked, bookedPaid }: Figures['days'][number]) {
  return { date, taken: amountOf(takenCents), paid, booked, bookedPaid }
}

function toSold({ cents, ...tool }: { tool: string; name: string; pieces: number; cents: number }) {
  return { ...tool, taken: amountOf(cents) }
}

function toTotals(totals: Figures['now'], { delivery, tax }: PartsOfRevenue) {
  const { paid, booked, bookedPaid, refunds } = totals
  return {
    taken: amountOf(totals.takenCents),
    ...(delivery && { delivery: amountOf(totals.deliveryCents) }),
    ...(tax && { tax: amountOf(totals.taxCents) }),
    paid,
    booked,
    bookedPaid,
    givenBack: amountOf(totals.givenBackCents),
    ...(delivery && { givenBackDelivery: amountOf(totals.givenBackDeliveryCents) }),
    ...(tax && { givenBackTax: amountOf(totals.givenBackTaxCents) }),
    refunds,
  }
}
