import type { ImportContents } from '../../contract/catalogue/imports.ts'
import { customerHeaders, type MovedContents, orderHeaders, redirectHeaders } from './moved-columns.ts'

/** The places of each known column in a row, in the order in which they are asked. */
export type ColumnPlaces<Column extends string> = ReadonlyMap<Column, readonly number[]>

export interface FileColumns<Column extends string> {
  readonly places: ColumnPlaces<Column>
  /** The headers that no column has. */
  readonly unknown: readonly string[]
}

/** Returns a header in lower case, with single spaces instead of all other signs. */
export function foldedHeader(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds the places of the columns of a file. */
export function fileColumns<Column extends string>(
  headers: readonly string[],
  names: Readonly<Record<Column, readonly string[]>>,
): FileColumns<Column> {
  const folded = headers.map(foldedHeader)
  const places = new Map<Column, readonly number[]>()
  const known = new Set<number>()
  // The keys of the record are the columns.
  for (const column of Object.keys(names) as Column[]) {
    const found = names[column].map((name) => folded.indexOf(name)).filter((place) => place >= 0)
    if (found.length > 0) places.set(column, found)
    for (const place of found) known.add(place)
  }
  const unknown = headers.filter((header, place) => !known.has(place) && header.trim() !== '')
  return { places, unknown }
}

/** Returns the first filled cell of a column. */
export function cellIn<Column extends string>(
  cells: readonly string[],
  places: ColumnPlaces<Column>,
  column: Column,
): string {
  for (const place of places.get(column) ?? []) {
    const cell = unmarked(cells[place] ?? '')
    if (cell !== '') return cell
  }
  return ''
}

/** The apostrophe before a text, but not that of a word which lost its beginning, as in 's-Gravenhage and 't Hooft. */
const mark = /^'(?!\p{Ll}{1,2}[- ])/u

/** Removes the apostrophe with which other shops and this one keep a spreadsheet from changing a text. */
function unmarked(cell: string): string {
  return cell.trim().replace(mark, '').trim()
}

/** Headers that no file of products has. */
const marks: readonly (readonly [contents: MovedContents, needed: readonly (readonly string[])[]])[] = [
  ['redirects', [redirectHeaders.source, [...redirectHeaders.target, ...redirectHeaders.sku, 'product id']]],
  ['orders', [orderHeaders.number, orderHeaders.placed, orderHeaders.total]],
  ['orders', [orderHeaders.number, ['lineitem name', 'lineitem quantity']]],
  ['customers', [customerHeaders.email]],
]

/** Recognizes by its headers what a file contains. */
export function contentsOf(headers: readonly string[]): ImportContents {
  const folded = new Set(headers.map(foldedHeader))
  const has = (names: readonly string[]) => names.some((name) => folded.has(name))
  return marks.find(([, needed]) => needed.every(has))?.[0] ?? 'products'
}
