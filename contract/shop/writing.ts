import * as z from 'zod/mini'

/** The number format of the shop's locale. */
const numbers = z.object({
  decimal: z.string(),
  group: z.string(),
  /** The size of the last group of digits and of each earlier group: 3 and 2 in India. */
  sizes: z.tuple([z.number(), z.number()]),
  /** The number of whole digits from which digits are grouped. */
  from: z.number(),
  /** Prefix and suffix of a negative number. */
  below: z.tuple([z.string(), z.string()]),
})

const money = z.extend(numbers, {
  symbol: z.string(),
  /** Prefix and suffix of the digits; ¤ is the placeholder of the symbol. */
  around: z.tuple([z.string(), z.string()]),
})

/**
 * The date formats: patterns with {d} or {dd} for the day, {y} or {yy} for the year, {w} for the weekday, {h} or {hh}
 * for the hour, {m} and {s} for minute and second, {p} for the part of the day, and {M} for the month. The months'
 * texts are the differing middles of otherwise equal patterns, so in some languages they include a word beside the
 * month.
 */
const dates = z.object({
  /** Lists of twelve texts for {M}, one for each month. */
  months: z.array(z.array(z.string())),
  /** Names of the weekdays, from Sunday. */
  weekdays: z.array(z.string()),
  /** The text of {p} for each hour. Two texts mean before and after noon; none means a 24-hour clock. */
  periods: z.array(z.string()),
  /** The pattern of each kind, and the index of its list of months. */
  kinds: z.record(z.string(), z.tuple([z.string(), z.number()])),
})

/**
 * How a shop writes numbers, amounts and dates. The server derives it once from its locale data, and every browser uses
 * the result, because locale data differ between runtimes (docs/decisions/0122).
 */
export const writing = z.object({ numbers, money, dates })

export type Writing = z.output<typeof writing>
export type NumberWriting = Writing['numbers']
export type MoneyWriting = Writing['money']
export type DateWriting = Writing['dates']
