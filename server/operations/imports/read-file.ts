import { mostImportRows } from '../../../contract/catalogue/imports.ts'
import { said } from '../../../contract/languages/said.ts'
import { meaningOfOthers } from '../../../domain/catalogue/product-file/headers-of-others.ts'
import { columnOf, type FileHeader, readHeader } from '../../../domain/catalogue/product-file/read-header.ts'
import type { FileRow } from './file-row.ts'
import { importTexts } from './import-texts.ts'
import { readTable } from './read-table.ts'
import { withVariants } from './rows-of-variants.ts'

export interface ReadFile {
  readonly header: FileHeader
  readonly rows: readonly FileRow[]
  readonly notices: readonly string[]
}

/**
 * Reads the rows of a file of products, yielding to other requests between portions; or returns why the file cannot be
 * read.
 */
export async function readFile(bytes: Uint8Array): Promise<ReadFile | { readonly problem: string }> {
  const table = await readTable(bytes, { mostRows: mostImportRows, isKnown: isProductHeader })
  if ('problem' in table) return table
  const names = withOwnId(table.header, table.rows)
  const header = readHeader(names)
  if ('problem' in header) return header
  const rows = withVariants(names, header.columns, table.rows)
  if (rows.length === 0) return { problem: said(importTexts).noRow }
  return { header, rows, notices: [...table.notices, ...noticesOf(header)] }
}

/** Tells whether a file of products, of this shop or another one, has a column with this header. */
export function isProductHeader(header: string): boolean {
  return columnOf(header) !== undefined || meaningOfOthers(header) !== undefined
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
