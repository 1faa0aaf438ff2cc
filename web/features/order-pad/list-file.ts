import { parse } from 'csv-parse/browser/esm/sync'
import { stringify } from 'csv-stringify/browser/esm/sync'
import { mostListLines } from '../../../contract/orders/kept-lists.ts'
import { harmlessCell, withoutApostrophe } from '../../../domain/catalogue/product-file/harmless-cell.ts'
import { mostPieces } from '../../../domain/orders/add-to-lines.ts'
import { priceColumnOf } from '../../../domain/prices/price-file.ts'
import { decimalMarkOf } from '../../../domain/shop/decimal-mark.ts'
import type { ShopApi } from '../../api/client.ts'
import type { BasketLine } from '../../buying/basket.ts'
import { productsOfNumbers } from '../../buying/find-typed.ts'
import type { Products } from '../../buying/load-products.ts'
import { quantityOf } from '../../buying/order-total.ts'
import { lineOf } from '../../buying/put-in.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { listTexts as texts } from './texts.ts'

/** Marks the text as UTF-8, because Excel otherwise reads another encoding. */
const byteOrderMark = '\uFEFF'

/** The names of the columns that this file writes, in English in each language, so that a file fits everywhere. */
const header = ['number', 'pieces', 'name'] as const

/** Headings of other programs beside those of a file of prices, in the languages of the shop. */
const numberHeading = /^(?:gtin|ean|artikel)$/i
const quantityHeading = /^(?:anzahl|nombre|order quantity|bestellmenge)$/i

const isNumberHeading = (cell: string) => numberHeading.test(cell) || priceColumnOf(cell) === 'number'
const isQuantityHeading = (cell: string) => quantityHeading.test(cell) || priceColumnOf(cell) === 'from'

/** The line by which some spreadsheets name the delimiter. */
const declaration = /^\uFEFF?"?sep=.{0,5}(?:\r\n?|\n)/i

/** A formula by which other programs keep a spreadsheet from changing a text: `="00123"`. */
const formulaOfText = /^="([^"]*)"$/

/** Writes a list as a file that a spreadsheet of the shop's locale opens, and that this page reads again. */
export function fileOf(formats: Formats, lines: readonly BasketLine[], products: Products): string {
  const rows = lines.map(({ id, quantity, name }) => {
    const product = products.get(id)
    return [harmlessCell(product?.sku ?? id), String(quantity), harmlessCell(product?.name ?? name)]
  })
  const delimiter = decimalMarkOf(formats.locale) === ',' ? ';' : ','
  return `${byteOrderMark}${stringify([[...header], ...rows], { delimiter, record_delimiter: '\r\n' })}`
}

/** The lines of a file, and what is wrong with the others. */
export interface FileContent {
  readonly lines: readonly BasketLine[]
  readonly problems: readonly string[]
}

/** Reads a file; a text says why it cannot be read at all. Rejects with an ApiError. */
export async function readListFile(
  formats: Formats,
  api: ShopApi,
  text: string,
): Promise<FileContent | string> {
  const rows = rowsIn(text)
  if (!rows) return texts.fileUnreadable
  if (rows.length > mostListLines) return texts.fileTooLong(wholeNumber(formats, mostListLines))
  if (rows.length === 0) return texts.fileEmpty
  const products = await productsOfNumbers(api, [...new Set(rows.map(({ number }) => number))])
  const lines = new Map<string, BasketLine>()
  const problems: string[] = []
  for (const { row, number, pieces } of rows) {
    const at = wholeNumber(formats, row)
    const product = products.get(number)
    const quantity = pieces === '' ? undefined : (quantityOf(formats, pieces) ?? 0)
    if (!product) problems.push(texts.rowNotFound(at, number))
    else if (quantity !== undefined && (quantity < 1 || quantity > mostPieces))
      problems.push(texts.rowWithoutQuantity(at, pieces))
    else {
      if (lines.has(product._id)) problems.push(texts.rowTwice(at, number))
      lines.set(product._id, lineOf(product, quantity))
    }
  }
  return { lines: [...lines.values()], problems }
}

interface Row {
  /** As a spreadsheet counts, from 1. */
  readonly row: number
  readonly number: string
  readonly pieces: string
}

/** Returns the rows with a number; undefined for a text that is no CSV. */
function rowsIn(text: string): readonly Row[] | undefined {
  if (text.includes('\u0000') || text.includes('\uFFFD')) return undefined
  const table = tableIn(text.replace(declaration, ''))
  const [first = []] = table ?? []
  const numberAt = first.findIndex(isNumberHeading)
  const hasHeader = numberAt >= 0
  const quantityAt = hasHeader ? first.findIndex(isQuantityHeading) : 1
  return table
    ?.map((cells, at) => ({
      row: at + 1,
      number: withoutApostrophe((cells[hasHeader ? numberAt : 0] ?? '').replace(formulaOfText, '$1')),
      pieces: cells[quantityAt] ?? '',
    }))
    .slice(hasHeader ? 1 : 0)
    .filter(({ number }) => number !== '')
}

function tableIn(text: string): readonly (readonly string[])[] | undefined {
  const [firstLine = ''] = text.split(/\r\n?|\n/, 1)
  const delimiter = [';', '\t', ','].find((mark) => firstLine.includes(mark)) ?? ','
  try {
    return parse(text, { delimiter, bom: true, trim: true, relax_column_count: true })
  } catch {
    return undefined
  }
}
