import { addDays, type CalendarDate } from '../shop/shop-days.ts'
import type { Posting } from './paper-postings.ts'

/** The most postings of a file. */
export const mostPostings = 99_999

const decimals = 2
const textLength = 60
const columnCount = 125
/** Positions of optional columns, from 0. */
const places = { euCountry: 39, euRate: 40, fixed: 113 } as const

/** The facts of a batch that its first line states. */
export interface BatchFacts {
  /** The instant of the export in the shop's time zone, in 17 digits from the year to the millisecond. */
  readonly made: string
  readonly consultant: string
  readonly client: string
  /** The chart of accounts, such as 03. */
  readonly chart: string
  readonly yearBegins: CalendarDate
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly accountDigits: number
}

/** A posting with its numbers of accounts and its paper. */
export interface BatchLine extends Omit<Posting, 'account' | 'contra'> {
  readonly account: string
  readonly contra: string
  readonly date: CalendarDate
  /** The number of the paper. */
  readonly paper: string
  readonly text: string
}

/** Returns the first line, with the 31 fields of version 700 of the format. */
export function batchHeader(facts: BatchFacts): string {
  const { made, consultant, client, chart, yearBegins, from, to, accountDigits } = facts
  const fields = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', made, '', '""', '"Truewheel"', '""']
  fields.push(consultant, client, digits(yearBegins), String(accountDigits), digits(from), digits(to))
  // Financial accounting, not tied to a purpose; the accountant fixes the postings.
  fields.push('"Truewheel"', '""', '1', '0', '0', '"EUR"', '', '""', '', '', `"${chart}"`, '', '', '""', '""')
  return fields.join(';')
}

/** Returns a line of a posting; empty columns stay empty. */
export function batchLine({ cents, side, account, contra, date, paper, text, eu }: BatchLine): string {
  const [, month = '', day = ''] = date.split('-')
  const cells: string[] = Array.from({ length: columnCount }, () => '')
  const first = [amount(cents), quoted(side), '"EUR"', '', '', '', account, contra, '', `${day}${month}`]
  cells.splice(0, first.length, ...first)
  cells[10] = quoted(paper)
  cells[13] = quoted([...text].slice(0, textLength).join('').trim())
  if (eu) {
    const isTaxed = 'country' in eu
    cells[places.euCountry] = quoted(isTaxed ? prefixOf(eu.country) : eu.vatNumber)
    cells[places.euRate] = isTaxed ? String(eu.rate).replace('.', ',') : ''
  }
  cells[places.fixed] = '0'
  return cells.join(';')
}

/** Returns the first day of the business year that a day is in. */
export function businessYearOf(day: CalendarDate, firstMonth: number): CalendarDate {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return `${month >= firstMonth ? year : year - 1}-${String(firstMonth).padStart(2, '0')}-01`
}

/** Returns the days of the month before that of a day. */
export function monthBefore(day: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const to = addDays(`${day.slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** VAT numbers of Greece begin with EL. */
function prefixOf(country: string): string {
  return country === 'GR' ? 'EL' : country
}

function digits(date: CalendarDate): string {
  return date.replaceAll('-', '')
}

function amount(cents: number): string {
  return (cents / 100).toFixed(decimals).replace('.', ',')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
