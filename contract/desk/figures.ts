import * as z from 'zod/mini'
import { wireInteger, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { taxSum } from '../payments/tax-sum.ts'
import { fileHeaders, wireFile } from '../wire-file.ts'
import { deskFieldTexts } from './desk-field-texts.ts'

/** The lengths of a period in days that an admin can choose. */
export const periodLengths = ['7', '14', '30', '90', '365'] as const

const longestPeriodDays = 366
const dayMs = 86_400_000

const date = z.string().check(z.refine(isDate, { error: () => said(deskFieldTexts).date, abort: true }))

const totals = z.object({
  /** Paid orders by day of payment, before refunds, in the shop's currency. */
  taken: wireNumber,
  paid: wireInteger,
  /** Booked orders, including cancelled ones, and how many of them have been paid so far. */
  booked: wireInteger,
  bookedPaid: wireInteger,
  /** Completed refunds of orders, by the day on which the card provider made them. */
  givenBack: wireNumber,
  refunds: wireInteger,
  /** How much of `taken` and of `givenBack` is delivery; absent in a shop whose prices include it. */
  delivery: z.optional(wireNumber),
  givenBackDelivery: z.optional(wireNumber),
  /** The tax of the invoices, and that of the credit notes; absent in a shop without tax. */
  tax: z.optional(wireNumber),
  givenBackTax: z.optional(wireNumber),
})

const day = z.object({
  date: z.string(),
  /** Payments received on this day. */
  taken: wireNumber,
  paid: wireInteger,
  /** Orders booked on this day. `bookedPaid` counts how many of them have been paid; earlier versions omit it. */
  booked: wireInteger,
  bookedPaid: z.optional(wireInteger),
})

const sold = z.object({ tool: z.string(), name: z.string(), pieces: wireInteger, taken: wireNumber })

/** A code, or a discount in the basket, by the orders with it that were paid in the period. */
const discounted = z.object({
  rule: z.string(),
  name: z.string(),
  code: z.nullable(z.string()),
  orders: wireInteger,
  /** Their goods after the discount, without what was refunded since. */
  turnover: wireNumber,
  discount: wireNumber,
})

const period = z
  .object({
    days: z.optional(z.enum(periodLengths)),
    from: z.optional(date),
    to: z.optional(date),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ['to'],
      error: () => said(deskFieldTexts).bothDates,
      abort: true,
    }),
    z.refine(({ from, to }) => from === undefined || to === undefined || isPeriod(from, to), {
      path: ['to'],
      error: () => said(deskFieldTexts).lastDate,
    }),
  )

export const getFigures = operation({
  id: 'getFigures',
  method: 'GET',
  path: '/figures',
  access: 'admin',
  summary:
    "The shop's figures for a period of whole days in its time zone, beside those of the period before: the last `days` " +
    'days (7 without parameters), or `from` and `to`, both included. If the period includes today, the period before ends ' +
    'at the same time of its last day.',
  extension: true,
  query: period,
  answer: z.object({
    from: z.string(),
    to: z.string(),
    timeZone: z.string(),
    now: totals,
    before: totals,
    /** Unpaid orders that hold stock at this moment. */
    held: z.object({ amount: wireNumber, orders: wireInteger }),
    /**
     * What companies owe at this moment by invoices that they pay later, and the part that is overdue; absent while
     * nothing is open. It is part of what was taken on the days of these orders.
     */
    owed: z.optional(z.object({ amount: wireNumber, invoices: wireInteger, overdue: wireNumber })),
    /** A figure for each day of the period, including days without orders. */
    days: z.array(day),
    /** Days of the previous period, at the same index; other versions of the shop omit them. */
    daysBefore: z.optional(z.array(day)),
    /** Invoices minus credit notes by rate and country; absent in a shop without tax. */
    taxes: z.optional(z.array(taxSum)),
    /** The tools with the most pieces paid in the period, at most five. */
    best: z.array(sold),
    /** The other tools sold in the period with the fewest pieces, at most five. */
    least: z.optional(z.array(sold)),
    /** The codes and discounts in the basket with the highest turnover in the period, at most twenty. */
    discounts: z.optional(z.array(discounted)),
    /** Tools for sale for sixty days without a paid order in that time, at most five. */
    unsold: z.array(z.object({ tool: z.string(), name: z.string() })),
  }),
  errors: [],
})

export const exportFigures = operation({
  id: 'exportFigures',
  method: 'GET',
  path: '/exports/figures.csv',
  access: 'admin',
  summary:
    'The figures of each day of a period, beside the same day of the period before, as a CSV file: what was taken, paid ' +
    'orders, orders booked and how many of them are paid by now, and what was given back. A shop that charges delivery, or ' +
    'states a tax, has their parts of what was taken and given back as further columns. The period is that of `GET /figures`.',
  extension: true,
  query: period,
  answerType: 'text/csv',
  answer: wireFile,
  answerHeaders: fileHeaders,
  // Same rights as the other exports.
  callsAMinute: 10,
  errors: [],
})

export const figures = [getFigures, exportFigures] as const

function isDate(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

function isPeriod(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  return days >= 0 && days < longestPeriodDays
}
