import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { type ImportFormat, mostImportRows } from '../../../contract/catalogue/imports.ts'
import { said } from '../../../contract/languages/said.ts'
import type { Adaptations } from '../../../domain/catalogue/other-shops/adaptations.ts'
import { exportOfOtherShop } from '../../../domain/catalogue/other-shops/export-of-other-shop.ts'
import { meaningOfOthers } from '../../../domain/catalogue/product-file/headers-of-others.ts'
import { columnOf, type FileHeader, readHeader } from '../../../domain/catalogue/product-file/read-header.ts'
import type { OwnSpecKey } from '../../data/queries/catalogue/spec-keys.ts'
import { Turn } from '../../search/turn.ts'
import { decodeFile } from './decode-file.ts'
import type { FileRow } from './file-row.ts'
import { importTexts } from './import-texts.ts'
import { moveProducts } from './move-products.ts'

export interface ReadFile {
  readonly header: FileHeader
  readonly rows: readonly FileRow[]
  readonly notices: readonly string[]
  /** Whose export the file is, and what was adapted; undefined for a file in other columns. */
  readonly moved: { readonly format: ImportFormat; readonly adaptations: Adaptations } | undefined
}

const delimiters = [',', ';', '\t'] as const

type Delimiter = (typeof delimiters)[number]

/** Characters that are parsed before the process yields to other requests. */
const portion = 32 * 1024

/** More than the longest values of all fields of a product together. */
const mostCharactersInRow = 400_000

/**
 * Reads the rows of a file of products, yielding to other requests between portions; or returns why the file cannot be
 * read.
 *
 * @param ownKeys the owner's keys of specifications, for the options of another shop's products.
 */
export async function readFile(
  bytes: Uint8Array,
  ownKeys: readonly OwnSpecKey[] = [],
): Promise<ReadFile | { readonly problem: string }> {
  const decoded = decodeFile(bytes)
  if ('problem' in decoded) return decoded
  // The first line of some spreadsheets names the delimiter.
  const [declaration = '', declared] = /^\uFEFF?"?sep=([,;\t])"?[,;\t]*\r?\n/i.exec(decoded.text) ?? []
  const text = decoded.text.slice(declaration.length)
  const delimiter = (declared as Delimiter | undefined) ?? delimiterOf(text)
  const read = await readRecords(text, delimiter)
  if ('problem' in read) return read
  const [first, ...others] = read.records
  const filled = others.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const kind = exportOfOtherShop(first?.cells ?? [])
  if (kind) {
    const moved = await moveProducts(first?.cells ?? [], filled, { kind, ownKeys, turn: new Turn() })
    const { header, rows, adaptations } = moved
    if (rows.length === 0) return { problem: said(importTexts).noRow }
    const notices = noticesOf(decoded.notice, delimiter, header)
    return { header, rows, notices, moved: { format: kind.format, adaptations } }
  }
  const names = withOwnId(first?.cells ?? [], others)
  const header = readHeader(names)
  if ('problem' in header) return header
  if (filled.length === 0) return { problem: said(importTexts).noRow }
  return { header, rows: filled, notices: noticesOf(decoded.notice, delimiter, header), moved: undefined }
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

function noticesOf(encoding: string | undefined, delimiter: Delimiter, { unknown, translated }: FileHeader) {
  const texts = said(importTexts)
  const meant = translated.map(([header, column]) => texts.readAs(header, column))
  const named = unknown.slice(0, mostNamed)
  const ignored = texts.ignored(unknown.length, named.join(', '), unknown.length - named.length)
  return [
    ...(encoding === undefined ? [] : [encoding]),
    ...(delimiter === ',' ? [] : [texts.separated(texts.delimiters[delimiter])]),
    ...(meant.length === 0 ? [] : [texts.ofOtherShop(meant.join(', '))]),
    ...(unknown.length === 0 ? [] : [ignored]),
  ]
}

const options = {
  relax_column_count: true,
  max_record_size: mostCharactersInRow,
} as const satisfies Options

/** Returns the delimiter that gives the first row the most known columns. */
function delimiterOf(text: string): Delimiter {
  const known = (delimiter: Delimiter) => {
    const cells = firstCells(text, delimiter)
    const isExport = exportOfOtherShop(cells) !== undefined
    return isExport
      ? Number.POSITIVE_INFINITY
      : cells.filter((name) => columnOf(name) !== undefined || meaningOfOthers(name) !== undefined).length
  }
  const found = delimiters.map((delimiter) => ({ delimiter, known: known(delimiter) }))
  return found.reduce((best, each) => (each.known > best.known ? each : best)).delimiter
}

/** Returns the cells of the first row; empty after an unclosed quotation mark, which the full reading reports. */
function firstCells(text: string, delimiter: Delimiter): readonly string[] {
  try {
    const [cells = []] = parseAtOnce(text.slice(0, 20_000), {
      ...options,
      delimiter,
      to: 1,
      relax_quotes: true,
    })
    return cells
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

async function readRecords(
  text: string,
  delimiter: Delimiter,
): Promise<{ readonly records: readonly FileRow[] } | { readonly problem: string }> {
  const records: FileRow[] = []
  const turn = new Turn()
  try {
    const parser = Readable.from(portionsOf(text)).pipe(parse({ ...options, delimiter }))
    for await (const cells of parser) {
      records.push({ row: records.length + 1, cells })
      if (records.length > mostImportRows + 1) {
        return { problem: said(importTexts).tooManyRows(mostImportRows) }
      }
      if (turn.isOver) await turn.next()
    }
  } catch (error) {
    if (error instanceof CsvError) return { problem: sentenceOf(error) }
    throw error
  }
  return { records }
}

function* portionsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += portion) yield text.slice(start, start + portion)
}

function sentenceOf({ code, records }: CsvError): string {
  // Counts the rows before the error, including the header.
  const row = Number(records) + 1
  const texts = said(importTexts)
  if (code === 'CSV_QUOTE_NOT_CLOSED') return texts.quoteOpen(row)
  return code === 'CSV_MAX_RECORD_SIZE' ? texts.rowTooLong(row) : texts.quoteInside(row)
}
