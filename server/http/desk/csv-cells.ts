import { stringify } from 'csv-stringify/sync'
import { harmlessCell } from '../../../domain/catalogue/product-file/harmless-cell.ts'
import { isoIn } from '../../../domain/writing/zone-name.ts'

/** The value of a cell, before it is written. */
export type CsvValue = string | number | boolean | null | undefined | object

/** A column of an export: its header, and its value of a row. */
export type CsvColumn<Row> = readonly [header: string, read: (row: Row) => CsvValue]

/** Tells spreadsheets that the text is UTF-8; without it Excel reads another encoding. */
const byteOrderMark = '\uFEFF'

/** Returns the first line of a file. */
export function csvHeader<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `${byteOrderMark}${linesOf([columns.map(([header]) => header)])}`
}

/**
 * Returns one line per row.
 *
 * @param timeZone the shop's, in which instants are written.
 */
export function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  timeZone: string,
): string {
  if (rows.length === 0) return ''
  return linesOf(rows.map((row) => columns.map(([, read]) => cellOf(read(row), timeZone))))
}

/** Lines end as RFC 4180 says. */
function linesOf(cells: readonly (readonly string[])[]): string {
  return stringify(
    cells.map((line) => [...line]),
    { record_delimiter: '\r\n' },
  )
}

/** Writes numbers plainly, lists and objects as JSON, and what is missing as an empty cell. */
function cellOf(value: CsvValue, timeZone: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return isoIn(timeZone, value.getTime())
  if (typeof value === 'string') return harmlessCell(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Returns the value of a cell for an instant. It is written as ISO 8601 with the clocks of the shop and their distance
 * from UTC, which spreadsheets and programs read alike.
 */
export function csvInstant(at: number | null | undefined): Date | null {
  return at === null || at === undefined ? null : new Date(at)
}
