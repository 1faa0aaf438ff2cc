import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { cleanLine } from '../../../contract/clean-text.ts'
import { said } from '../../../contract/languages/said.ts'
import { Turn } from '../../search/turn.ts'
import { decodeFile } from './decode-file.ts'
import type { FileRow } from './file-row.ts'
import { importTexts } from './import-texts.ts'

/** The rows of a file, before anything is known about their columns. */
export interface FileTable {
  readonly header: readonly string[]
  /** The rows with a filled cell, without the header. */
  readonly rows: readonly FileRow[]
  /** Notices about the encoding and the delimiter. */
  readonly notices: readonly string[]
}

/** How much a file may contain, and which columns are known. */
export interface TableLimits {
  readonly mostRows: number
  /** Returns how many columns of a first row are known, to find the delimiter. */
  readonly known: (cells: readonly string[]) => number
}

const delimiters = [',', ';', '\t', '|'] as const

type Delimiter = (typeof delimiters)[number]

/** Characters that are parsed before the process yields to other requests. */
const portion = 32 * 1024

/** More than the longest values of all fields of a product together. */
const mostCharactersInRow = 400_000

/** The first line of some spreadsheets names the delimiter. */
const declarationOfDelimiter = /^\uFEFF?"?sep=([,;\t|])"?[,;\t|]*(?:\r\n?|\n)/i

/** A title may precede the row with the names of the columns. */
const mostRowsBefore = 10

/** Reads the rows of a CSV file, yielding to other requests between portions; or returns why it cannot be read. */
export async function readTable(
  bytes: Uint8Array,
  { mostRows, known }: TableLimits,
): Promise<FileTable | { readonly problem: string }> {
  const decoded = decodeFile(bytes)
  if ('problem' in decoded) return decoded
  const { text, delimiter } = delimitedText(decoded.text, known)
  const asWritten = await readRecords(text, delimiter, mostRows)
  const plain = 'problem' in asWritten ? withoutFormulas(text, delimiter) : text
  const read = plain === text ? asWritten : await readRecords(plain, delimiter, mostRows)
  if ('problem' in read) return 'problem' in asWritten ? asWritten : read
  const filled = read.records.filter(({ cells }) => isFilled(cells))
  const first = placeOfHeader(
    filled.slice(0, mostRowsBefore).map(({ cells }) => cells),
    known,
  )
  const texts = said(importTexts)
  return {
    header: filled[first]?.cells ?? [],
    rows: filled.slice(first + 1),
    notices: [
      ...(decoded.notice === undefined ? [] : [decoded.notice]),
      ...(delimiter === ',' ? [] : [texts.separated(texts.delimiters[delimiter])]),
    ],
  }
}

/** Returns whether a row has a cell with more than spaces and invisible characters, with which old files end. */
function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cleanLine(cell) !== '')
}

/** Returns the place of the row with the names of the columns: the first one, unless only a later one is known. */
function placeOfHeader(rows: readonly (readonly string[])[], known: TableLimits['known']): number {
  const [first = []] = rows
  if (known(first) > 0) return 0
  return Math.max(
    0,
    rows.findIndex((cells) => known(cells) > 1),
  )
}

/** Returns the names of a file's columns; empty if the file cannot be read. */
export function firstRowOf(bytes: Uint8Array, known: TableLimits['known']): readonly string[] {
  const decoded = decodeFile(bytes.subarray(0, 40_000))
  if ('problem' in decoded) return []
  const { text, delimiter } = delimitedText(decoded.text, known)
  const rows = firstRows(text, delimiter)
  return rows[placeOfHeader(rows, known)] ?? []
}

function delimitedText(decoded: string, known: TableLimits['known']) {
  const [declaration = '', declared] = declarationOfDelimiter.exec(decoded) ?? []
  const text = decoded.slice(declaration.length)
  return { text, delimiter: (declared as Delimiter | undefined) ?? delimiterOf(text, known) }
}

const options = {
  relax_column_count: true,
  max_record_size: mostCharactersInRow,
} as const satisfies Options

/** Returns the delimiter that gives a row at the beginning the most known columns. */
function delimiterOf(text: string, known: TableLimits['known']): Delimiter {
  const found = delimiters.map((delimiter) => ({
    delimiter,
    known: Math.max(0, ...firstRows(text, delimiter).map(known)),
  }))
  return found.reduce((best, each) => (each.known > best.known ? each : best)).delimiter
}

/** Returns the filled rows at the beginning. */
function firstRows(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  // A row that the part of the text cuts in the middle leaves only the rows before it to be read.
  for (const to of [mostRowsBefore, 1]) {
    const rows = rowsUpTo(text.slice(0, 20_000), delimiter, to)
    if (rows.length > 0) return rows.filter(isFilled)
  }
  return []
}

/** Returns so many rows; none after an unclosed quotation mark, which the full reading reports. */
function rowsUpTo(text: string, delimiter: Delimiter, to: number): readonly (readonly string[])[] {
  try {
    return parseAtOnce(text, { ...options, delimiter, bom: true, to, relax_quotes: true })
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

async function readRecords(
  text: string,
  delimiter: Delimiter,
  mostRows: number,
): Promise<{ readonly records: readonly FileRow[] } | { readonly problem: string }> {
  const records: FileRow[] = []
  const turn = new Turn()
  try {
    const parser = Readable.from(portionsOf(text)).pipe(parse({ ...options, delimiter }))
    for await (const cells of parser) {
      records.push({ row: records.length + 1, cells: cells.map(textOf) })
      if (records.length > mostRows + 1) return { problem: said(importTexts).tooManyRows(mostRows) }
      if (turn.isOver) await turn.next()
    }
  } catch (error) {
    if (error instanceof CsvError) return { problem: sentenceOf(error) }
    throw error
  }
  return { records }
}

/** A formula by which other programs keep a spreadsheet from changing a text: `="00123"`. */
const formulaOfText = /^="([^"]*)"$/

/** Returns the text of a cell. */
function textOf(cell: string): string {
  return cell.startsWith('="') ? cell.replace(formulaOfText, '$1') : cell
}

/** Replaces such formulas where their quotation marks are not doubled, so that the file can be read. */
function withoutFormulas(text: string, delimiter: Delimiter): string {
  const cell = new RegExp(`(^|[\\r\\n${delimiter}])=("[^"\\r\\n]{0,200}")(?=[\\r\\n${delimiter}]|$)`, 'g')
  return text.replaceAll(cell, '$1$2')
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
