import type { RowKind } from '../../../contract/catalogue/imports.ts'
import { toolForm } from '../../../contract/catalogue/tools.ts'
import { said } from '../../../contract/languages/said.ts'
import type {
  Adaptation,
  AdaptationKind,
  Adaptations,
} from '../../../domain/catalogue/other-shops/adaptations.ts'
import { shortened } from '../../../domain/catalogue/other-shops/family-of-variants.ts'
import type { MovedProduct } from '../../../domain/catalogue/other-shops/moved-products.ts'
import { mayLackZero } from '../../../domain/catalogue/product-file/damaged-cells.ts'
import { endOfPath } from '../../../domain/catalogue/product-file/headers-of-others.ts'
import type { ProductColumn } from '../../../domain/catalogue/product-file/product-columns.ts'
import { type GivenProduct, readCells } from '../../../domain/catalogue/product-file/read-cells.ts'
import type { FileLanguages } from '../../../domain/catalogue/product-file/read-words.ts'
import { isWordColumn, partsOf } from '../../../domain/catalogue/product-file/word-columns.ts'
import type { NumberWriting } from '../../../domain/shop/read-number.ts'
import { makersByName } from '../../data/queries/catalogue/makers.ts'
import {
  type ComparedProduct,
  forSaleAmong,
  type NewImportRow,
  priceHistories,
  sideOf,
} from '../../data/queries/imports/import-rows.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { newId } from '../../platform/ids.ts'
import type { Turn } from '../../search/turn.ts'
import { payableIn } from '../payments/payable.ts'
import type { Shop } from '../shop.ts'
import { adaptationTexts } from './adaptation-texts.ts'
import { type ComparedRow, compareRow } from './compare-row.ts'
import { blankProduct } from './compared-product.ts'
import { givenToExisting, type MovedRow } from './existing-product.ts'
import type { FileRow } from './file-row.ts'
import { importTexts } from './import-texts.ts'
import { MovedPictures } from './moved-pictures.ts'
import { isHtml, plainText } from './plain-text.ts'
import { findProducts, ProductMatching, type ReadRow } from './product-matching.ts'
import type { ReadFile } from './read-file.ts'
import type { SentPictures } from './sent-pictures.ts'

interface StoredPart {
  readonly rows: readonly NewImportRow[]
  readonly sides: readonly ReturnType<typeof sideOf>[]
}

/** A read file, and how its cells are read. */
interface FileReading {
  readonly file: Pick<ReadFile, 'header' | 'moved'>
  readonly writing: NumberWriting
  readonly languages: FileLanguages
}

/** Compares the rows of a file with the shop's products, one part at a time. */
export class FileComparison {
  readonly counts: Record<RowKind, number> = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
  readonly pictures: SentPictures
  readonly movedPictures: MovedPictures
  readonly #shop: Shop
  readonly #importId: string
  readonly #writing: NumberWriting
  readonly #languages: FileLanguages
  readonly #htmlRows = new Set<number>()
  readonly #pathRows = new Set<number>()
  readonly #shortSkus: number[] = []
  readonly #header: ReadFile['header']
  readonly #adaptations: Adaptations | undefined
  readonly #matching: ProductMatching
  /** The number of new products so far, by kind, because each kind has its own order. */
  readonly #places: Record<ProductKind, number> = { tool: 0, part: 0 }

  constructor(
    shop: Shop,
    importId: string,
    { file: { header, moved }, writing, languages }: FileReading,
    pictures: SentPictures,
  ) {
    this.#writing = writing
    this.#languages = languages
    this.pictures = pictures
    this.movedPictures = new MovedPictures(shop, pictures)
    this.#adaptations = moved?.adaptations
    this.#shop = shop
    this.#importId = importId
    this.#header = header
    this.#matching = new ProductMatching(header)
  }

  /** Returns the changes to cells that the comparison made, and other notices. */
  get notices(): readonly string[] {
    const { html, path, shortSku } = said(importTexts)
    return [
      ...noticeOf([...this.#htmlRows], html),
      ...noticeOf([...this.#pathRows], path),
      ...noticeOf(this.#shortSkus, shortSku),
      ...(this.#adaptations?.all ?? []).map(sentenceOf),
    ]
  }

  async compare(part: readonly FileRow[], turn: Turn): Promise<StoredPart> {
    const { database, clock, settings } = this.#shop
    if (this.#adaptations) await this.movedPictures.learn(part)
    const read: ReadRow[] = []
    for (const row of part) {
      read.push(this.#readRow(row))
      if (turn.isOver) await turn.next()
    }
    const products = await findProducts(database.read, read)
    const forSale = await forSaleAmong(database.read, [
      ...new Set(read.flatMap(({ given }) => given.needsAlso ?? [])),
    ])
    const makers = await makersByName(database.read)
    const histories = await priceHistories(database.read, [...products.byId.keys()])
    const payable = await payableIn(this.#shop)
    const stored = { rows: [] as NewImportRow[], sides: [] as ReturnType<typeof sideOf>[] }
    for (const row of read) {
      const { product, problems } = this.#matching.productOf(row, products)
      const before = product ?? blankProduct(newId(), row.given.kind ?? 'tool')
      const compared = compareRow(
        {
          ...row,
          before,
          isNew: product === undefined,
          given: product && row.moved ? givenToExisting(product, row.given, row.moved) : row.given,
          problems,
          isMoved: row.moved !== undefined,
        },
        {
          now: clock(),
          places: this.#shop,
          forSale,
          makers,
          payable,
          formats: settings.formats,
          history: histories.get(before.id) ?? [],
        },
      )
      this.#noteCompared(row, product, compared)
      this.#store(stored, row, product, compared)
      if (turn.isOver) await turn.next()
    }
    return stored
  }

  #readRow({ row, cells, moved }: FileRow): ReadRow {
    const { columns, width } = this.#header
    const written = new Map(
      moved?.cells ?? [...columns].map(([index, column]) => [column, cells[index] ?? '']),
    )
    for (const column of written.keys()) {
      if (!texts.has(isWordColumn(column) ? partsOf(column).field : column)) continue
      const cell = written.get(column)
      if (cell === undefined || !isHtml(cell)) continue
      written.set(column, plainText(cell))
      this.#htmlRows.add(row)
    }
    this.#shortenCategory(row, written)
    if (moved) this.#shortenTexts(row, written)
    if (mayLackZero((written.get('sku') ?? '').trim())) this.#shortSkus.push(row)
    const { problems: unread, missing, ...cellsRead } = readCells(written, this.#writing, this.#languages)
    const own = moved ? this.#readMoved(row, moved, cellsRead.given) : undefined
    const { given, problems: unsent } = own ?? this.pictures.resolve(cellsRead.given)
    const problems = { ...unsent, ...unread, ...moved?.problems }
    const isTooLong = cells.slice(width).some((cell) => cell.trim() !== '')
    const isCurly = cells.some((cell) => /^\s*[“”„]/.test(cell))
    const { curlyQuotes, tooManyCells } = said(importTexts)
    const tooLong = isCurly ? curlyQuotes : tooManyCells(cells.length, width)
    return {
      row,
      written,
      given,
      missing,
      problems: { ...problems, ...(isTooLong && { row: tooLong }) },
      ...(own && { moved: own.moved }),
    }
  }

  /** Puts the shop's pictures in the place of their addresses. A new product without a picture is a draft. */
  #readMoved(row: number, product: MovedProduct, read: GivenProduct) {
    const { given, lacksSome } = this.movedPictures.resolve(read, row)
    const moved: MovedRow = { product, wantedState: read.state, lacksPictures: lacksSome }
    return {
      given: given.img === undefined ? { ...given, state: 'draft' as const } : given,
      problems: {},
      moved,
    }
  }

  #noteCompared(
    { row, given, moved }: ReadRow,
    product: ComparedProduct | undefined,
    { leftEarlierPrice }: ComparedRow,
  ): void {
    if (leftEarlierPrice) this.#adaptations?.note('earlierPrices', row)
    if (product) this.#adaptations?.forgetForExisting(row)
    if (moved && !product && given.img === undefined && moved.wantedState !== 'draft')
      this.#adaptations?.note('noPicture', row)
  }

  /** Shortens what another shop allows to be longer. */
  #shortenTexts(row: number, written: Map<ProductColumn, string>): void {
    const shorten = (column: 'shortDescription' | 'category', most: number, kind: AdaptationKind) => {
      const text = written.get(column) ?? ''
      if (text.length <= most) return
      written.set(column, shortened(text, most))
      this.#adaptations?.note(kind, row)
    }
    shorten('shortDescription', toolForm.description.maxLength.value, 'cutDescriptions')
    shorten('category', longestCategory, 'cutTexts')
  }

  /** Replaces a category path by its last name, except in rows from this shop's own export. */
  #shortenCategory(row: number, written: Map<ProductColumn, string>): void {
    const path = written.get('category') ?? ''
    const name = endOfPath(path)
    if (name === path || (written.get('_id') ?? '').trim() !== '') return
    written.set('category', name)
    this.#pathRows.add(row)
  }

  #store(
    stored: { readonly rows: NewImportRow[]; readonly sides: ReturnType<typeof sideOf>[] },
    { row, written }: ReadRow,
    before: ComparedProduct | undefined,
    { kind, cells, after, moved, ...changes }: ComparedRow,
  ): void {
    this.counts[kind] += 1
    if (kind === 'new') this.#places[after.kind] += 1
    const at = { import_id: this.#importId, line: row }
    const absolute = !this.#hasExportedQuantity(written)
    stored.rows.push({
      ...at,
      kind,
      cells: JSON.stringify(cells),
      moved,
      place: this.#places[after.kind],
      name: (after.name || before?.name || written.get('sku') || '').toWellFormed().slice(0, 200),
      product_id: kind === 'new' ? after.id : (before?.id ?? null),
      base_version: before?.version ?? 1,
      base_state: before?.state ?? 'shown',
      base_available: before && absolute ? before.available : null,
      described: changes.described ? 1 : 0,
      repriced: changes.repriced ? 1 : 0,
      restated: changes.restated ? 1 : 0,
    })
    if (kind !== 'new' && kind !== 'changed') return
    stored.sides.push(sideOf({ ...at, side: 'after' }, after))
    if (before) stored.sides.push(sideOf({ ...at, side: 'before' }, before))
  }

  #hasExportedQuantity(written: ReadonlyMap<ProductColumn, string>): boolean {
    return (written.get('exportedQuantity') ?? '').trim() !== ''
  }
}

/** The longest name of a category. */
const longestCategory = 60

/** Columns with text for people. */
const texts: ReadonlySet<ProductColumn> = new Set([
  ...(['name', 'shortDescription', 'brand', 'category', 'warnings', 'guaranteeTerms', 'family'] as const),
])

/** A notice names at most this many rows. */
const mostRows = 20

function sentenceOf({ kind, count, rows }: Adaptation): string {
  const texts = said(adaptationTexts)
  return texts[kind](count, texts.rows(count, rows.join(', '), count - rows.length))
}

function noticeOf(
  rows: readonly number[],
  say: (count: number, rows: string, more: number) => string,
): readonly string[] {
  if (rows.length === 0) return []
  const named = rows.toSorted((a, b) => a - b).slice(0, mostRows)
  return [say(rows.length, named.join(', '), rows.length - named.length)]
}
