import { instantOf } from '../shop/local-times.ts'
import { monthNamed } from '../writing/month-words.ts'

/** Whether the day or the month comes first in days like 3/4/2026; unknown if no row of the file shows it. */
export type DayOrder = 'day-first' | 'month-first' | 'unknown'

/** The name of the day of the week, which programs write first: "Tue, 31 Mar 2026". */
const weekday = /^\p{L}{2,10}\.?,? (?=\p{L}|\d)/u

/** The notations of a day, without what follows it. */
const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
const dayAndWord = /^(\d{1,2})[-. ]{1,2}(\p{L}{3,10})\.?[-, ]{1,2}(\d{4})(?!\d)/u
const wordAndDay = /^(\p{L}{3,10})\.? (\d{1,2}),? (\d{4})(?!\d)/u

const clockAndZone =
  /^(?:(?:T|,? {0,2}(?:at |um |à )?)(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?: ?([ap])\.?m\.?)?)?(?: Uhr)? ?(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?)?$/i

/** Finds in a cell whether the day or the month comes first. */
export function dayOrderOf(cell: string): DayOrder {
  const [, first, sign, second] = yearLast.exec(cell.trim()) ?? []
  // Days with points are written day first everywhere.
  if (first === undefined || sign === '.') return 'unknown'
  if (Number(first) > 12) return 'day-first'
  return Number(second) > 12 ? 'month-first' : 'unknown'
}

/**
 * Reads the instant of an order in the notations of other shops, in milliseconds. Without a zone it is in the shop's.
 */
export function readInstant(text: string, timeZone: string, order: DayOrder): number | 'unread' | 'unclear' {
  const cell = text.slice(0, 80).replaceAll(/\s+/g, ' ').trim()
  const day = dayIn(cell, order) ?? dayIn(cell.replace(weekday, ''), order)
  if (day === undefined) return 'unread'
  if (day === 'unclear') return day
  const clock = clockAndZone.exec(day.rest)
  if (!clock || day.date < '1970') return 'unread'
  const [, hour = '0', minute = '0', second = '0', half, zone] = clock
  const time = [hourOf(hour, half), minute, second].map((part) => part.padStart(2, '0')).join(':')
  return instantIn(`${day.date}T${time}`, timeZone, zone)
}

interface Day {
  /** Like 2026-03-31; it may not exist. */
  readonly date: string
  /** What follows in the cell. */
  readonly rest: string
}

function dayIn(cell: string, order: DayOrder): Day | 'unclear' | undefined {
  const dayOf = (found: string, year: string, month: string | number, day: string): Day => ({
    date: [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-'),
    rest: cell.slice(found.length),
  })
  const first = yearFirst.exec(cell)
  if (first && (first[2] !== '' || first[0].length === 8))
    return dayOf(first[0], first[1] ?? '', first[3] ?? '', first[4] ?? '')
  const last = yearLast.exec(cell)
  if (last) {
    const [found, one = '', sign, other = '', year = ''] = last
    if (sign !== '.' && order === 'unknown' && one !== other) return 'unclear'
    const isDayFirst = sign === '.' || order !== 'month-first'
    const [month, day] = isDayFirst ? [other, one] : [one, other]
    return dayOf(found, wholeYear(year), month, day)
  }
  const [found, day = '', word = '', year = ''] = dayAndWord.exec(cell) ?? wordFirst(cell)
  const month = monthNamed(word)
  return found === undefined || month === undefined ? undefined : dayOf(found, year, month, day)
}

function wordFirst(cell: string): readonly string[] {
  const [found, word = '', day = '', year = ''] = wordAndDay.exec(cell) ?? []
  return found === undefined ? [] : [found, day, word, year]
}

/** Spreadsheets write the years from 1970 to 2069 with two digits. */
function wholeYear(year: string): string {
  if (year.length > 2) return year
  return `${Number(year) < 70 ? '20' : '19'}${year}`
}

function hourOf(hour: string, half: string | undefined): string {
  if (half === undefined) return hour
  return String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))
}

function instantIn(local: string, timeZone: string, zone: string | undefined): number | 'unread' {
  const instant = instantOf(zone === undefined ? timeZone : 'UTC', local)
  if (instant === undefined || local.includes('T24:')) return 'unread'
  return instant - offsetOf(zone ?? '')
}

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2})(?::?(\d{2}))?$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
