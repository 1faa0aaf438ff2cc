import { said } from '../../../contract/languages/said.ts'
import { foldSku } from '../../../domain/catalogue/fold-sku.ts'
import type { ProductColumn } from '../../../domain/catalogue/product-file/product-columns.ts'
import type { CellProblems, ReadCells } from '../../../domain/catalogue/product-file/read-cells.ts'
import { columnsOfNew } from '../../../domain/catalogue/product-file/read-header.ts'
import type { Reader } from '../../data/database.ts'
import { foldedGtin } from '../../data/queries/catalogue/skus.ts'
import { type ComparedProduct, findCompared } from '../../data/queries/imports/import-rows.ts'
import { takenGtin, takenSku } from '../catalogue/refusal-of-numbers.ts'
import type { Problems } from './compare-row.ts'
import type { MovedRow } from './existing-product.ts'
import { importTexts } from './import-texts.ts'
import type { ReadFile } from './read-file.ts'

/** A row whose cells are read. */
export interface ReadRow extends Omit<ReadCells, 'problems'> {
  readonly row: number
  readonly written: ReadonlyMap<ProductColumn, string>
  readonly problems: Problems
  /** What another shop's export says besides; undefined for rows in this shop's columns. */
  readonly moved?: MovedRow
}

/** Products by what a row can name. */
interface NamedProducts {
  readonly byId: ReadonlyMap<string, ComparedProduct>
  readonly bySku: ReadonlyMap<string, readonly ComparedProduct[]>
  /** Products by the 14-digit form of their GTIN. */
  readonly byGtin: ReadonlyMap<string, ComparedProduct>
}

const idPattern = /^[\w-]{1,64}$/

/** Reads the products that some rows name by id, SKU or GTIN. */
export async function findProducts(read: Reader, rows: readonly ReadRow[]): Promise<NamedProducts> {
  const ids = rows.map(idOf).filter((id) => idPattern.test(id))
  const skus = rows.flatMap(({ given }) => foldSku(given.sku ?? '') || [])
  const gtins = rows.flatMap(({ given }) => foldedGtin(given.gtin) ?? [])
  const found = await findCompared(read, {
    ids: [...new Set(ids)],
    skus: [...new Set(skus)],
    gtins: [...new Set(gtins)],
  })
  const bySku = new Map<string, ComparedProduct[]>()
  for (const product of found) {
    const { sku } = product.details
    const folded = foldSku(sku ?? '')
    if (folded !== '') bySku.set(folded, [...(bySku.get(folded) ?? []), product])
  }
  const byGtin = new Map(found.map((product) => [foldedGtin(product.details.gtin) ?? '', product]))
  return { byId: new Map(found.map((product) => [product.id, product])), bySku, byGtin }
}

/** Finds the product of each row of a file, and refuses rows about the same product or number. */
export class ProductMatching {
  readonly #header: ReadFile['header']
  /** The first row of each product and number. */
  readonly #rowOfProduct = new Map<string, number>()
  readonly #rowOfSku = new Map<string, number>()
  readonly #rowOfGtin = new Map<string, number>()

  constructor(header: ReadFile['header']) {
    this.#header = header
  }

  /** Finds the product of a row by its id, or else by its SKU. */
  productOf(row: ReadRow, { byId, bySku, byGtin }: NamedProducts) {
    const problems: Problems = { ...row.problems }
    const texts = said(importTexts)
    const id = idOf(row)
    const sku = foldSku(row.given.sku ?? '')
    const same = id === '' && sku !== '' ? (bySku.get(sku) ?? []) : []
    const product = id === '' ? same[0] : byId.get(id)
    if (id !== '' && !product) {
      problems._id = texts.noProduct
    }
    if (same.length > 1) {
      problems.sku = texts.manyProducts(same.length)
    }
    const [holder] = (bySku.get(sku) ?? []).filter((each) => id !== '' && each.id !== id)
    if (holder && sku !== foldSku(product?.details.sku ?? '')) problems.sku ??= takenSku(holder.name)
    const gtinProblem = this.#problemOfGtin(row, product, byGtin)
    if (gtinProblem !== undefined) problems.gtin ??= gtinProblem
    const twice = this.#repeated(product, sku, row.row)
    if (twice !== undefined) problems.row = twice
    if (!product && id === '') Object.assign(problems, this.#missing(row))
    return { product, problems }
  }

  /** Refuses a GTIN of another product of the shop or of the file. */
  #problemOfGtin(
    { given, row }: ReadRow,
    product: ComparedProduct | undefined,
    byGtin: NamedProducts['byGtin'],
  ): string | undefined {
    const gtin = foldedGtin(given.gtin)
    if (gtin === null) return undefined
    const before = this.#rowOfGtin.get(gtin)
    if (before !== undefined) return said(importTexts).sameGtin(before)
    this.#rowOfGtin.set(gtin, row)
    const holder = byGtin.get(gtin)
    return holder && holder.id !== product?.id ? takenGtin(holder.name) : undefined
  }

  #repeated(product: ComparedProduct | undefined, sku: string, row: number): string | undefined {
    const before = (product && this.#rowOfProduct.get(product.id)) ?? this.#rowOfSku.get(sku)
    const texts = said(importTexts)
    if (before !== undefined) {
      return this.#rowOfSku.get(sku) === before ? texts.sameSku(before) : texts.sameProduct(before)
    }
    if (product) this.#rowOfProduct.set(product.id, row)
    if (sku !== '') this.#rowOfSku.set(sku, row)
    return undefined
  }

  #missing({ missing, given }: ReadRow): CellProblems {
    const { kind = 'tool', state, minOrderQuantity, availableQuantity } = given
    const stocked = kind === 'tool' || minOrderQuantity !== undefined || availableQuantity !== undefined
    const present = new Set(this.#header.columns.values())
    const needed = columnsOfNew({ kind, isDraft: state === 'draft', stocked })
    const sentences = needed.map((column) => [
      column,
      present.has(column) ? missing[column] : said(importTexts).columnNeeded,
    ])
    return Object.fromEntries(sentences.filter(([, sentence]) => sentence !== undefined))
  }
}

function idOf({ written }: ReadRow): string {
  return (written.get('_id') ?? '').trim().replace(/^'(?=-)/, '')
}
