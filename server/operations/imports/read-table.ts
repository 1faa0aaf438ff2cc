import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
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

const delimiters = [',', ';', '\t'] as const

type Delimiter = (typeof delimiters)[number]

/** Characters that are parsed before the process yields to other requests. */
const portion = 32 * 1024

/** More than the longest values of all fields of a product together. */
const mostCharactersInRow = 400_000

/** The first line of some spreadsheets names the delimiter. */
const declarationOfDelimiter = /^\uFEFF?"?sep=([,;\t])"?[,;\t]*\r?\n/i

/** Reads the rows of a CSV file, yielding to other requests between portions; or returns why it cannot be read. */
export async function readTable(
  bytes: Uint8Array,
  { mostRows, known }: TableLimits,
): Promise<FileTable | { readonly problem: string }> {
  const decoded = decodeFile(bytes)
  if ('problem' in decoded) return decoded
  const { text, delimiter } = delimitedText(decoded.text, known)
  const read = await readRecords(text, delimiter, mostRows)
  if ('problem' in read) return read
  const [first, ...others] = read.records
  const texts = said(importTexts)
  return {
    header: first?.cells ?? [],
    rows: others.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    notices: [
      ...(decoded.notice === undefined ? [] : [decoded.notice]),
      ...(delimiter === ',' ? [] : [texts.separated(texts.delimiters[delimiter])]),
    ],
  }
}

/** Returns the cells of a file's first row; empty if the file cannot be read. */
export function firstRowOf(bytes: Uint8Array, known: TableLimits['known']): readonly string[] {
  const decoded = decodeFile(bytes.subarray(0, 40_000))
  if ('problem' in decoded) return []
  const { text, delimiter } = delimitedText(decoded.text, known)
  return firstCells(text, delimiter)
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

/** Returns the delimiter that gives the first row the most known columns. */
function delimiterOf(text: string, known: TableLimits['known']): Delimiter {
  const found = delimiters.map((delimiter) => ({
    delimiter,
    known: known(firstCells(text, delimiter)),
  }))
  return found.reduce((best, each) => (each.known > best.known ? each : best)).delimiter
}

/** Returns the cells of the first row; empty after an unclosed quotation mark, which the full reading reports. */
function firstCells(text: string, delimiter: Delimiter): readonly string[] {
  try {
    const [cells = []] = parseAtOnce(text.slice(0, 20_000), {
      ...options,
      delimiter,
      bom: true,
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
  mostRows: number,
): Promise<{ readonly records: readonly FileRow[] } | { readonly problem: string }> {
  const records: FileRow[] = []
  const turn = new Turn()
  try {
    const parser = Readable.from(portionsOf(text)).pipe(parse({ ...options, delimiter }))
    for await (const cells of parser) {
      records.push({ row: records.length + 1, cells })
      if (records.length > mostRows + 1) return { problem: said(importTexts).tooManyRows(mostRows) }
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
