import * as z from 'zod/mini'

/** How numbers are written in the shop's locale. */
const numbers = z.object({
  decimal: z.string(),
  group: z.string(),
  /** Digits of the last group and of each earlier group: 3 and 2 in India. */
  sizes: z.tuple([z.number(), z.number()]),
  /** Digits before the decimal sign from which they are grouped. */
  from: z.number(),
  /** Prefix and suffix of a negative number. */
  below: z.tuple([z.string(), z.string()]),
})

const money = z.extend(numbers, {
  symbol: z.string(),
  /** Prefix and suffix of the digits; ¤ marks the place of the symbol. */
  around: z.tuple([z.string(), z.string()]),
})

/**
 * How kinds of dates are written: patterns with {d} or {dd} for the day, {y} or {yy} for the year, {w} for the
 * weekday, {h} or {hh} for the hour, {m} and {s}, {p} for the part of the day, and {M} for the month. The month's texts
 * are those between a common beginning and end, so in some languages a word beside the month belongs to them.
 */
const dates = z.object({
  /** Lists of twelve texts for {M}. */
  months: z.array(z.array(z.string())),
  /** Names of the weekdays, from Sunday. */
  weekdays: z.array(z.string()),
  /** The text of {p} for each hour; two texts if only noon matters, none on a 24-hour clock. */
  periods: z.array(z.string()),
  /** The pattern of each kind, with the number of its list of months. */
  kinds: z.record(z.string(), z.tuple([z.string(), z.number()])),
})

/**
 * How a shop writes numbers, amounts and dates. The server derives it once from its own locale data, and every runtime
 * writes by it: their own data differ from version to version (docs/decisions/0122).
 */
export const writing = z.object({ numbers, money, dates })

export type Writing = z.output<typeof writing>
export type NumberWriting = Writing['numbers']
export type MoneyWriting = Writing['money']
export type DateWriting = Writing['dates']
