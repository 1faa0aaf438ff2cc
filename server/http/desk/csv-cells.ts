import { stringify } from 'csv-stringify/sync'
import { cleanText } from '../../../contract/clean-text.ts'
import { harmlessCell } from '../../../domain/catalogue/product-file/harmless-cell.ts'
import type { DecimalMark } from '../../../domain/shop/decimal-mark.ts'
import { isoIn } from '../../../domain/writing/zone-name.ts'

/** The value of a cell before formatting. */
export type CsvValue = string | number | boolean | null | undefined | object

/**
 * A column of an export: its header, and a function from a row to the cell's value. The function gets the decimal mark
 * for texts that contain numbers.
 */
export type CsvColumn<Row> = readonly [header: string, read: (row: Row, decimalMark: DecimalMark) => CsvValue]

/** The format of a file that a spreadsheet in the shop's locale opens with columns and numbers. */
export interface CsvWriting {
  readonly decimalMark: DecimalMark
  /** The shop's time zone, for instants. */
  readonly timeZone: string
}

/** Marks the text as UTF-8, because Excel otherwise reads another encoding. */
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

/** Ends lines as RFC 4180 requires. With a decimal comma, separates cells with semicolons, as spreadsheets do. */
function linesOf(cells: readonly (readonly string[])[], { decimalMark }: CsvWriting): string {
  return stringify(
    cells.map((line) => [...line]),
    { record_delimiter: '\r\n', delimiter: decimalMark === ',' ? ';' : ',' },
  )
}

/** Formats numbers without thousands separators, lists and objects as JSON, and a missing value as an empty cell. */
function cellOf(value: CsvValue, { decimalMark, timeZone }: CsvWriting): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return isoIn(timeZone, value.getTime())
  if (typeof value === 'string') return harmlessCell(cleanText(value))
  if (typeof value === 'number') return String(value).replace('.', decimalMark)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Returns the value of a cell for an instant: ISO 8601 in the shop's time zone with its offset from UTC, which
 * spreadsheets and programs read alike.
 */
export function csvInstant(at: number | null | undefined): Date | null {
  return at === null || at === undefined ? null : new Date(at)
}
