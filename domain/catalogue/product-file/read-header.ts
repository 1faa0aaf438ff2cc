import { listed } from '../../in-words.ts'
import { fileWords } from './file-words.ts'
import { folded, meaningOfOthers } from './headers-of-others.ts'
import { type ProductColumn, productColumns } from './product-columns.ts'
import { type WordColumn, wordFields } from './word-columns.ts'

/** The values of a row that adds a product. */
interface NewProduct {
  readonly kind: 'tool' | 'part'
  readonly isDraft: boolean
  /** False for a part without stock, for which customers request a quote. */
  readonly stocked: boolean
}

/** Returns the columns that a new product must fill, as its form requires them. */
export function columnsOfNew({ kind, isDraft, stocked }: NewProduct): readonly ProductColumn[] {
  return [
    'name',
    'price',
    ...(stocked ? (['minOrderQuantity', 'availableQuantity'] as const) : []),
    ...(isDraft ? [] : (['img'] as const)),
    ...(kind === 'part' ? [] : (['shortDescription'] as const)),
  ]
}

/** The columns of a file, by their places. */
export interface FileHeader {
  readonly columns: ReadonlyMap<number, ProductColumn>
  /** The number of cells in the header. */
  readonly width: number
  /** Headers without a matching field of a product. */
  readonly unknown: readonly string[]
  /** Headers of another shop's export, with the column that each was read as. */
  readonly translated: readonly (readonly [header: string, column: ProductColumn])[]
}

const byFoldedName = new Map<string, ProductColumn>(productColumns.map((column) => [folded(column), column]))

/** Returns the column of a header in any spelling of case, spaces and hyphens. */
export function columnOf(header: string): ProductColumn | undefined {
  // `ID` is another shop's own number, unless its values are ids of this shop (see `readFile`).
  if (folded(header) === 'id' && !/^\s*_/.test(header)) return undefined
  return wordColumnOf(header) ?? byFoldedName.get(folded(header))
}

const wordFieldByName = new Map(wordFields.map((field) => [folded(field), field]))
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/

/** Returns the column of a header such as `name:de`, also in a language that the shop does not have. */
function wordColumnOf(header: string): WordColumn | undefined {
  const [name = '', language = '', ...more] = header.split(':').map((part) => part.trim().toLowerCase())
  const field = wordFieldByName.get(folded(name))
  return field && languageTag.test(language) && more.length === 0 ? `${field}:${language}` : undefined
}

const shownProduct = { kind: 'tool', isDraft: false, stocked: true } as const

/** Reads the first row of a file; returns the problem of a file that is not a product file. */
export function readHeader(cells: readonly string[]): FileHeader | { readonly problem: string } {
  const columns = new Map<number, ProductColumn>()
  const unknown: string[] = []
  const seen = new Map<ProductColumn, string>()
  const others: { readonly index: number; readonly header: string }[] = []
  for (const [index, header] of cells.entries()) {
    const column = columnOf(header)
    if (column === undefined) {
      if (header.trim() !== '') others.push({ index, header: header.trim() })
      continue
    }
    const before = seen.get(column)
    if (before !== undefined) {
      return { problem: fileWords().sameColumns(before, header) }
    }
    seen.set(column, header)
    columns.set(index, column)
  }
  const translated = translate(others, columns, seen, unknown)
  if (seen.size === 0) {
    return { problem: fileWords().noColumns(listed(columnsOfNew(shownProduct), 'and')) }
  }
  const hasKinds = seen.has('kind')
  const needed = columnsOfNew({
    kind: hasKinds ? 'part' : 'tool',
    isDraft: seen.has('state'),
    stocked: !hasKinds,
  })
  const missing = needed.filter((column) => !seen.has(column))
  // With ids or SKUs, a file may change a few fields of existing products.
  if (missing.length > 0 && !seen.has('_id') && !seen.has('sku')) {
    return { problem: fileWords().columnsMissing(missing.length, listed(missing, 'and')) }
  }
  return { columns, width: cells.length, unknown, translated }
}

/**
 * Reads headers of another shop's export for the missing columns, and takes the best header for each. All other headers
 * are unknown.
 */
function translate(
  others: readonly { readonly index: number; readonly header: string }[],
  columns: Map<number, ProductColumn>,
  seen: Map<ProductColumn, string>,
  unknown: string[],
): FileHeader['translated'] {
  const meant = others.map((other) => ({ ...other, meaning: meaningOfOthers(other.header) }))
  const best = new Map<ProductColumn, (typeof meant)[number]>()
  for (const other of meant) {
    const { meaning } = other
    if (!meaning || seen.has(meaning.column)) continue
    const before = best.get(meaning.column)
    if (!before?.meaning || meaning.rank < before.meaning.rank) best.set(meaning.column, other)
  }
  const taken = new Set([...best.values()].map(({ index }) => index))
  for (const { index, header } of others) if (!taken.has(index)) unknown.push(header)
  for (const [column, { index, header }] of best) {
    columns.set(index, column)
    seen.set(column, header)
  }
  return [...best].map(([column, { header }]) => [header, column] as const)
}
