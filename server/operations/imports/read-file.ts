import { type ImportFormat, mostImportRows } from '../../../contract/catalogue/imports.ts'
import { said } from '../../../contract/languages/said.ts'
import type { Adaptations } from '../../../domain/catalogue/other-shops/adaptations.ts'
import { exportOfOtherShop } from '../../../domain/catalogue/other-shops/export-of-other-shop.ts'
import { meaningOfOthers } from '../../../domain/catalogue/product-file/headers-of-others.ts'
import type { ProductColumn } from '../../../domain/catalogue/product-file/product-columns.ts'
import { columnOf, type FileHeader, readHeader } from '../../../domain/catalogue/product-file/read-header.ts'
import { namesOtherCurrency } from '../../../domain/shop/header-currency.ts'
import type { OwnSpecKey } from '../../data/queries/catalogue/spec-keys.ts'
import { Turn } from '../../search/turn.ts'
import type { FileRow } from './file-row.ts'
import { importTexts } from './import-texts.ts'
import { moveProducts } from './move-products.ts'
import { readTable } from './read-table.ts'

export interface ReadFile {
  readonly header: FileHeader
  readonly rows: readonly FileRow[]
  readonly notices: readonly string[]
  /** Whose export the file is, and what was adapted; undefined for a file in other columns. */
  readonly moved: { readonly format: ImportFormat; readonly adaptations: Adaptations } | undefined
}

/**
 * Reads the rows of a file of products, yielding to other requests between portions; or returns why the file cannot be
 * read.
 *
 * @param ownKeys the owner's keys of specifications, for the options of another shop's products.
 * @param currency of the shop; a column of prices that names another one cannot be read.
 */
export async function readFile(
  bytes: Uint8Array,
  ownKeys: readonly OwnSpecKey[] = [],
  currency?: string,
): Promise<ReadFile | { readonly problem: string }> {
  const table = await readTable(bytes, { mostRows: mostImportRows, known: knownInProducts })
  if ('problem' in table) return table
  const kind = exportOfOtherShop(table.header)
  if (kind) {
    const moved = await moveProducts(table.header, table.rows, { kind, ownKeys, turn: new Turn() })
    const { header, rows, adaptations } = moved
    if (rows.length === 0) return { problem: said(importTexts).noRow }
    const notices = [...table.notices, ...noticesOf(header)]
    return { header, rows, notices, moved: { format: kind.format, adaptations } }
  }
  const names = withOwnId(table.header, table.rows)
  const header = readHeader(names)
  if ('problem' in header) return header
  const foreign = names.find(
    (name, place) => isOfPrices(header.columns.get(place)) && namesOtherCurrency(name, currency),
  )
  if (foreign !== undefined && currency !== undefined)
    return { problem: said(importTexts).otherCurrency(foreign, currency) }
  if (table.rows.length === 0) return { problem: said(importTexts).noRow }
  return { header, rows: table.rows, notices: [...table.notices, ...noticesOf(header)], moved: undefined }
}

/** Tells whether a column has amounts of money. */
function isOfPrices(column: ProductColumn | undefined): boolean {
  return column === 'price' || column === 'compareAtPrice' || column === 'priceBreaks'
}

/** Returns how many columns of a first row a file of products has; the export of another shop is certain. */
export function knownInProducts(cells: readonly string[]): number {
  if (exportOfOtherShop(cells) !== undefined) return Number.POSITIVE_INFINITY
  return cells.filter((name) => columnOf(name) !== undefined || meaningOfOthers(name) !== undefined).length
}

const idOfShop = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/

/** Renames a column `ID` to this shop's id column if all of its values are ids of this shop. */
function withOwnId(header: readonly string[], rows: readonly FileRow[]): readonly string[] {
  if (header.some((name) => columnOf(name) === '_id')) return header
  const place = header.findIndex((name) => /^\W*id\W*$/i.test(name))
  const values = rows.map(({ cells }) => (cells[place] ?? '').trim()).filter((value) => value !== '')
  const isOwn = place >= 0 && values.length > 0 && values.every((value) => idOfShop.test(value))
  return isOwn ? header.with(place, '_id') : header
}

/** A notice names at most this many headers. */
const mostNamed = 20

function noticesOf({ unknown, translated }: FileHeader) {
  const texts = said(importTexts)
  const meant = translated.map(([header, column]) => texts.readAs(header, column))
  const named = unknown.slice(0, mostNamed)
  const ignored = texts.ignored(unknown.length, named.join(', '), unknown.length - named.length)
  return [
    ...(meant.length === 0 ? [] : [texts.ofOtherShop(meant.join(', '))]),
    ...(unknown.length === 0 ? [] : [ignored]),
  ]
}
