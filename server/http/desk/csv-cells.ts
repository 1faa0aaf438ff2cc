import { stringify } from 'csv-stringify/sync'
import { cleanText } from '../../../contract/clean-text.ts'
import { harmlessCell } from '../../../domain/catalogue/product-file/harmless-cell.ts'
import type { DecimalMark } from '../../../domain/shop/decimal-mark.ts'
import { isoIn } from '../../../domain/writing/zone-name.ts'

/** The value of a cell, before it is written. */
export type CsvValue = string | number | boolean | null | undefined | object

/** A column of an export: its header, and its value of a row. A text with numbers gets the mark before decimals. */
export type CsvColumn<Row> = readonly [header: string, read: (row: Row, decimalMark: DecimalMark) => CsvValue]

/** How a file is written, so that a spreadsheet in the shop's locale opens it in columns and with numbers. */
export interface CsvWriting {
  readonly decimalMark: DecimalMark
  /** The shop's, in which instants are written. */
  readonly timeZone: string
}

/** Tells spreadsheets that the text is UTF-8; without it Excel reads another encoding. */
const byteOrderMark = '\uFEFF'

/** Returns the first line of a file. */
export function csvHeader<Row>(columns: readonly CsvColumn<Row>[], writing: CsvWriting): string {
  return `${byteOrderMark}${linesOf([columns.map(([header]) => header)], writing)}`
}

/** Returns one line per row. */
export function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  writing: CsvWriting,
): string {
  if (rows.length === 0) return ''
  return linesOf(
    rows.map((row) => columns.map(([, read]) => cellOf(read(row, writing.decimalMark), writing))),
    writing,
  )
}

/** Lines end as RFC 4180 says. Where numbers have a decimal comma, spreadsheets separate cells with semicolons. */
function linesOf(cells: readonly (readonly string[])[], { decimalMark }: CsvWriting): string {
  return stringify(
    cells.map((line) => [...line]),
    { record_delimiter: '\r\n', delimiter: decimalMark === ',' ? ';' : ',' },
  )
}

/** Writes numbers without groups, lists and objects as JSON, and what is missing as an empty cell. */
function cellOf(value: CsvValue, { decimalMark, timeZone }: CsvWriting): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return isoIn(timeZone, value.getTime())
  if (typeof value === 'string') return harmlessCell(cleanText(value))
  if (typeof value === 'number') return String(value).replace('.', decimalMark)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Returns the value of a cell for an instant. It is written as ISO 8601 with the clocks of the shop and their distance
 * from UTC, which spreadsheets and programs read alike.
 */
export function csvInstant(at: number | null | undefined): Date | null {
  return at === null || at === undefined ? null : new Date(at)
}
