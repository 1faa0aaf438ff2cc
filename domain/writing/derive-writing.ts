import type { DateWriting, MoneyWriting, NumberWriting, Writing } from '../../contract/shop/writing.ts'
import { usEnglish } from './us-english.ts'
import type { DateKind } from './write-dates.ts'

/** Latin digits, which every document and program can show, whatever the locale prefers. */
const everywhere = { numberingSystem: 'latn' } as const
const calendar = { ...everywhere, calendar: 'gregory', timeZone: 'UTC' } as const
/** The shop's money has two decimals, whatever the locale data state for the currency. */
const hundredths = { ...everywhere, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** The kinds of dates on pages. */
export const kindsOnPages = {
  day: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  time: { timeStyle: 'short' },
  instant: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<DateKind, Intl.DateTimeFormatOptions>

/** More than the languages of a shop; a preview of other settings may derive some more. */
const mostKept = 24

const derived = new Map<string, Writing>()

/**
 * Derives a shop's formats from the locale data of this runtime. Call it on the server only: all browsers use the
 * server's result. The exception is a preview of unsaved settings.
 */
export function deriveWriting(locale: string, currency: string): Writing {
  // The sample shop's formats are stored, because deriving them would take 20 ms of each start.
  if (locale === 'en-US' && currency === 'USD') return usEnglish
  const key = `${locale} ${currency}`
  const known = derived.get(key)
  if (known) return known
  const value = {
    numbers: deriveNumbers(locale),
    money: deriveMoney(locale, currency),
    dates: deriveDates(locale, kindsOnPages),
  }
  const [oldest] = derived.size < mostKept ? [] : derived.keys()
  if (oldest !== undefined) derived.delete(oldest)
  derived.set(key, value)
  return value
}

/** Returns how numbers are written in a locale. */
export function deriveNumbers(locale: string): NumberWriting {
  return numbersIn(new Intl.NumberFormat(locale, hundredths))
}

/** Returns how amounts in a currency are written in a locale. */
export function deriveMoney(locale: string, currency: string): MoneyWriting {
  return moneyIn(new Intl.NumberFormat(locale, { ...hundredths, style: 'currency', currency }))
}

type Parts = readonly Intl.NumberFormatPart[]

function numbersIn(format: Intl.NumberFormat): NumberWriting {
  const parts = format.formatToParts(123_456_789.25)
  const text = (type: Intl.NumberFormatPartTypes) =>
    plainText(parts.find((part) => part.type === type)?.value)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const [others = 3, last = 3] = groups.slice(-2)
  const hasGroups = (number: number) => format.formatToParts(number).some(({ type }) => type === 'group')
  const from = [1_234, 12_345, 123_456].find(hasGroups)
  return {
    decimal: text('decimal'),
    group: text('group'),
    sizes: groups.length > 2 ? [last, others] : [last, last],
    from: from === undefined ? 99 : String(from).length,
    below: around(format.formatToParts(-1)),
  }
}

function moneyIn(format: Intl.NumberFormat): MoneyWriting {
  const parts = format.formatToParts(1)
  const symbol = parts.find(({ type }) => type === 'currency')?.value
  return { ...numbersIn(format), symbol: plainText(symbol), around: around(parts) }
}

/** Returns the text before and after the digits. */
function around(parts: Parts): [string, string] {
  const isDigits = ({ type }: Intl.NumberFormatPart) =>
    type === 'integer' || type === 'decimal' || type === 'fraction'
  const textOf = (some: Parts) =>
    some.map(({ type, value }) => (type === 'currency' ? '¤' : plainText(value))).join('')
  return [
    textOf(parts.slice(0, parts.findIndex(isDigits))),
    textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
  ]
}

/**
 * Replaces the narrow no-break space by the wide one: locale data alternate between them, and some email programs
 * garble the narrow one.
 */
function plainText(text = ''): string {
  return text.replaceAll('\u202f', '\u00a0')
}

/** Replaces the narrow no-break space before "PM" by a space, at which a time may wrap. */
function plainWords(text = ''): string {
  return text.replaceAll('\u202f', ' ')
}

/** Returns how each kind of date is written. */
export function deriveDates(
  locale: string,
  kinds: Readonly<Record<string, Intl.DateTimeFormatOptions>>,
): DateWriting {
  const months: string[][] = []
  const formats = Object.entries(kinds).map(
    ([kind, options]) => [kind, new Intl.DateTimeFormat(locale, { ...options, ...calendar })] as const,
  )
  const found = formats.map(([kind, format]) => {
    const patterns = Array.from({ length: 12 }, (_, month) => patternOf(format, month))
    const [pattern, words] = withoutMonths(patterns)
    return [kind, [pattern, placeOf(words, months)] as [string, number]] as const
  })
  const all = formats.map(([, format]) => format)
  return { months, weekdays: weekdaysIn(all), periods: periodsIn(all), kinds: Object.fromEntries(found) }
}

/** Returns a format's pattern in one month, with the month's name in it. */
function patternOf(format: Intl.DateTimeFormat, month: number): string {
  // One-digit numbers reveal leading zeros; the part of the day and the minute do not affect the pattern.
  return format
    .formatToParts(Date.UTC(2026, month, 5, 7, 8, 9))
    .map(({ type, value }) => {
      if (type === 'day') return value.length > 1 ? '{dd}' : '{d}'
      if (type === 'year') return value.length > 2 ? '{y}' : '{yy}'
      if (type === 'hour') return value.length > 1 ? '{hh}' : '{h}'
      const field = fields.get(type)
      return field ?? plainWords(value)
    })
    .join('')
}

const fields: ReadonlyMap<string, string> = new Map([
  ['weekday', '{w}'],
  ['minute', '{m}'],
  ['second', '{s}'],
  ['dayPeriod', '{p}'],
])

/** Splits twelve patterns into the common text, with {M} in it, and the twelve texts that differ. */
function withoutMonths(patterns: readonly string[]): readonly [pattern: string, words: readonly string[]] {
  const [first = ''] = patterns
  const shared = (length: number, part: (text: string, length: number) => string) =>
    patterns.every((pattern) => part(pattern, length) === part(first, length))
  const start = (text: string, length: number) => text.slice(0, length)
  const end = (text: string, length: number) => text.slice(text.length - length)
  let before = 0
  while (before < first.length && shared(before + 1, start)) before += 1
  if (before === first.length) return [first, []]
  let after = 0
  const room = Math.min(...patterns.map(({ length }) => length)) - before
  while (after < room && shared(after + 1, end)) after += 1
  const words = patterns.map((pattern) => pattern.slice(before, pattern.length - after))
  return [`${first.slice(0, before)}{M}${end(first, after)}`, words]
}

/** Returns the index of a list of texts, which is added if it is new. */
function placeOf(words: readonly string[], months: string[][]): number {
  if (words.length === 0) return 0
  const place = months.findIndex((list) => list.every((word, month) => word === words[month]))
  return place < 0 ? months.push([...words]) - 1 : place
}

/** Returns the weekdays from the first format that contains one. */
function weekdaysIn(formats: readonly Intl.DateTimeFormat[]): string[] {
  // 4 January 2026 was a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 4 + day, 7))
  return wordsIn(formats, 'weekday', days)
}

/** Returns the parts of the day from the first format that contains one. */
function periodsIn(formats: readonly Intl.DateTimeFormat[]): string[] {
  const instants = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 0, 4, hour, 8))
  const hours = wordsIn(formats, 'dayPeriod', instants)
  const [morning = '', afternoon = ''] = [hours[0], hours[12]]
  const onlyNoon = hours.every((text, hour) => text === (hour < 12 ? morning : afternoon))
  return onlyNoon && hours.length > 0 ? [morning, afternoon] : hours
}

function wordsIn(
  formats: readonly Intl.DateTimeFormat[],
  wanted: Intl.DateTimeFormatPartTypes,
  instants: readonly number[],
): string[] {
  const wordAt = (format: Intl.DateTimeFormat, at: number) =>
    format.formatToParts(at).find(({ type }) => type === wanted)?.value
  const format = formats.find((one) => wordAt(one, instants[0] ?? 0) !== undefined)
  return format ? instants.map((at) => plainWords(wordAt(format, at))) : []
}
