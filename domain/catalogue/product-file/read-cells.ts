import * as z from 'zod/mini'
import { givenDetails } from '../../../contract/catalogue/product-details.ts'
import { productStates } from '../../../contract/catalogue/product-states.ts'
import { givenPrices } from '../../../contract/catalogue/tool-prices.ts'
import { openingStock, toolFields, toolForm } from '../../../contract/catalogue/tools.ts'
import { typedText } from '../../../contract/fields.ts'
import type { NumberWriting } from '../../shop/read-number.ts'
import { problemOfDamage, problemOfError } from './damaged-cells.ts'
import { fileWords } from './file-words.ts'
import { withoutApostrophe } from './harmless-cell.ts'
import type { OwnColumn, ProductColumn } from './product-columns.ts'
import { amountIn, type CellValue, idsIn, listIn, measureIn, piecesIn, priceBreaksIn } from './read-values.ts'
import { type FileLanguages, type GivenWords, readWords } from './read-words.ts'
import { isWordColumn, partsOf } from './word-columns.ts'

/** The rules of the product form. */
const fields = z.partial(
  z.object({
    ...toolFields,
    ...givenDetails,
    ...givenPrices,
    availableQuantity: openingStock,
    exportedQuantity: openingStock,
    kind: z.enum(['tool', 'part'], { error: () => fileWords().kind }),
    state: z.enum(productStates, { error: () => fileWords().state }),
    /** The maker's name. */
    maker: typedText(120),
  }),
)

/** The values of a product in a row; null clears a value. */
export type GivenProduct = z.output<typeof fields> & {
  /** Its words in other languages; missing if the file has no column of them. */
  readonly words?: GivenWords
}

export type CellProblems = Readonly<Partial<Record<ProductColumn, string>>>

type ReadCell = (cell: string, writing: NumberWriting) => CellValue

const text: ReadCell = (cell) => ({ value: cell })

/** Makes an optional reader: an empty cell clears the value. */
const optional =
  (read: ReadCell): ReadCell =>
  (cell, writing) =>
    cell === '' ? { value: null } : read(cell, writing)

/** Reads one word of a fixed set; undefined for an empty cell. */
const word: ReadCell = (cell) => ({ value: cell === '' ? undefined : cell.toLowerCase() })

const list = (example: string) => optional((cell) => listIn(cell, example))

const readers: Readonly<Record<Exclude<OwnColumn, '_id'>, ReadCell>> = {
  kind: word,
  name: text,
  sku: text,
  state: word,
  price: amountIn,
  compareAtPrice: optional(amountIn),
  priceBreaks: optional(priceBreaksIn),
  minOrderQuantity: piecesIn,
  availableQuantity: piecesIn,
  exportedQuantity: optional(piecesIn),
  img: text,
  shortDescription: text,
  brand: text,
  category: text,
  specs: list('[{"key":"length","value":200,"unit":"mm"}]'),
  pictures: list('[{"img":"/images/….webp","alt":"The jaw"}]'),
  fits: optional(idsIn),
  needsAlso: optional(idsIn),
  weightGrams: optional(measureIn),
  lengthMm: optional(measureIn),
  gtin: text,
  mpn: text,
  maker: text,
  warnings: text,
  guaranteeYears: optional(piecesIn),
  guarantor: text,
  guaranteeTerms: text,
  family: text,
  familyAxes: optional(idsIn),
}

const requiredFields: ReadonlyMap<ProductColumn, { readonly required: string }> = new Map([
  ['name', toolForm.name],
  ['price', toolForm.price],
  ['minOrderQuantity', toolForm.minQuantity],
  ['availableQuantity', toolForm.availableQuantity],
  ['img', toolForm.image],
  ['shortDescription', toolForm.description],
])

/** The form's message for each missing required field. */
export const requiredCells = {
  get: (column: ProductColumn): string | undefined => requiredFields.get(column)?.required,
}

export interface ReadCells {
  readonly given: GivenProduct
  readonly problems: CellProblems
  /** Empty cells that a new product must fill; an existing product keeps its values. */
  readonly missing: CellProblems
}

const onlyStandard: FileLanguages = { standard: 'en', offered: ['en'] }

/** Reads a row's cells with the rules of the product form. An invalid cell has an error sentence. */
export function readCells(
  cells: ReadonlyMap<ProductColumn, string>,
  writing: NumberWriting,
  languages = onlyStandard,
): ReadCells {
  const written: Record<string, unknown> = {}
  const words: Record<string, NonNullable<GivenWords[keyof GivenWords]>> = {}
  const [problems, missing] = [{} as Record<string, string>, {} as Record<string, string>]
  for (const [column, cell] of cells) {
    if (column === '_id') continue
    const sentence = cell.trim() === '' ? requiredCells.get(column) : undefined
    if (sentence !== undefined) {
      missing[column] = sentence
      continue
    }
    const named = isWordColumn(column) ? partsOf(column).field : column
    const problem = problemOf(named, cell)
    if (isWordColumn(column)) {
      const read = problem === undefined ? readWords(column, unmarked(named, cell), languages) : { problem }
      if ('problem' in read) problems[column] = read.problem
      else if (read.value !== undefined) words[column] = read.value
      continue
    }
    const read = problem === undefined ? readers[column](unmarked(column, cell), writing) : { problem }
    if ('problem' in read) problems[column] = read.problem
    else if (column !== 'exportedQuantity' || read.value !== null) written[column] = read.value
  }
  const said = Object.keys(words).length > 0 && { words }
  const parsed = z.safeParse(fields, written)
  if (parsed.success) return { given: { ...parsed.data, ...said }, problems, missing }
  for (const { path, message } of parsed.error.issues) {
    // Each path begins with the name of a given column.
    const [column, entry] = path as [ProductColumn, number | undefined]
    problems[column] ??= entry === undefined ? message : fileWords().entry(entry + 1, message)
    delete written[column]
  }
  const rest = z.safeParse(fields, written)
  return { given: { ...(rest.success && rest.data), ...said }, problems, missing }
}

/**
 * Returns a cell's text without the apostrophe that disarms a formula or keeps a spreadsheet from converting the text.
 */
function unmarked(column: OwnColumn, cell: string): string {
  const text = cell.trim()
  const isMeant = damageable.has(column) && problemOfDamage(text.slice(1)) !== undefined
  return text.startsWith("'") && isMeant ? text.slice(1) : withoutApostrophe(text)
}

/** Text columns whose values a spreadsheet may take for a number or a date. */
const damageable: ReadonlySet<OwnColumn> = new Set([
  'name',
  'sku',
  'brand',
  'category',
  'gtin',
  'mpn',
  'maker',
  'family',
])

function problemOf(column: OwnColumn, cell: string): string | undefined {
  if (cell.startsWith('=')) return fileWords().formula
  const error = problemOfError(cell)
  if (error !== undefined) return error
  if (damageable.has(column)) {
    const damage = problemOfDamage(cell)
    if (damage !== undefined) return damage
  }
  if (cell.includes('\uFFFD')) return fileWords().unreadable
  return undefined
}
