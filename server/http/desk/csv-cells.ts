import { stringify } from 'csv-stringify/sync'
import { harmlessCell } from '../../../domain/catalogue/product-file/harmless-cell.ts'

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

/** Returns one line per row. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.length === 0 ? '' : linesOf(rows.map((row) => columns.map(([, read]) => cellOf(read(row)))))
}

/** Lines end as RFC 4180 says. */
function linesOf(cells: readonly (readonly string[])[]): string {
  return stringify(
    cells.map((line) => [...line]),
    { record_delimiter: '\r\n' },
  )
}

/** Writes numbers plainly, lists and objects as JSON, and what is missing as an empty cell. */
function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return harmlessCell(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns an instant as ISO 8601 in UTC, which spreadsheets and programs read alike. */
export function csvInstant(at: number | null | undefined): string {
  return at === null || at === undefined ? '' : new Date(at).toISOString()
}
