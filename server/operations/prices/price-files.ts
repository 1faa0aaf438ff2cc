import { said } from '../../../contract/languages/said.ts'
import { priceListLimits } from '../../../contract/prices/price-lists.ts'
import type { PriceBreak } from '../../../domain/catalogue/price-breaks.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import {
  type LineMistake,
  likenessToPrices,
  type PriceLine,
  readPriceLines,
  stepsOfLines,
} from '../../../domain/prices/price-file.ts'
import { priceFileTexts } from '../../../domain/prices/price-file-texts.ts'
import type { Reader } from '../../data/database.ts'
import {
  type ChangedSteps,
  findByNumbers,
  findListedProducts,
  type PricedByFile,
  readStoredSteps,
  storeChangedSteps,
} from '../../data/queries/prices/price-list-products.ts'
import { findPriceList } from '../../data/queries/prices/price-lists.ts'
import { lockPriceRules } from '../../data/queries/prices/price-rule-writes.ts'
import { readTable } from '../imports/read-table.ts'
import { payableIn } from '../payments/payable.ts'
import { numberWriting } from '../settings/shop-on-pages.ts'
import type { Caller, Shop } from '../shop.ts'
import { recordPriceList } from './change-price-lists.ts'

/** A file of prices for a list. */
export interface PriceFile {
  readonly csv: string
  /** Whether products that the file does not name stay in the list. */
  readonly others: 'keep' | 'remove'
}

/** How many products a file changes in a list. */
export interface FileCounts {
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly same: number
}

/** A product whose prices a file changes. */
export interface ComparedProduct extends ChangedSteps {
  readonly unitPriceCents: number
}

/** What a file would change, and its mistakes. */
export interface CheckedFile {
  readonly counts: FileCounts
  readonly changes: readonly ComparedProduct[]
  readonly mistakes: readonly LineMistake[]
}

/** Says what a file of prices would change in a list; undefined without the list. */
export async function checkPriceFile(
  shop: Shop,
  listId: string,
  file: PriceFile,
): Promise<Outcome<CheckedFile>> {
  const { read } = shop.database
  if (!(await findPriceList(read, listId))) return refused('PRICE_LIST_NOT_FOUND')
  return done(await compareFile(read, listId, await readFile(shop, file.csv), file.others))
}

/**
 * Puts the prices of a file into a list, if it was not changed since a version. The same file once more, as a repeated
 * request sends it, changes nothing.
 */
export async function applyPriceFile(
  shop: Shop,
  caller: Caller,
  listId: string,
  { version, ...file }: PriceFile & { readonly version: number },
): Promise<Outcome<FileCounts>> {
  const read = await readFile(shop, file.csv)
  return shop.database.writeLong(async (transaction) => {
    const at = shop.clock()
    await lockPriceRules(transaction)
    const list = await findPriceList(transaction.db, listId)
    if (!list) return refused('PRICE_LIST_NOT_FOUND')
    const { counts, changes, mistakes } = await compareFile(transaction.db, listId, read, file.others)
    const [first] = mistakes
    if (first) return refused('PRICE_LIST_FILE_WRONG')
    if (changes.length === 0) return done(counts)
    if (list.version !== version) return refused('PRICE_LIST_CHANGED')
    const stored = await storeChangedSteps(transaction, list, changes, at)
    const after = { added: counts.added, changed: counts.changed, removed: counts.removed, version: stored }
    const entry = { at, action: 'price-list.priced', id: listId, name: list.name, after } as const
    await recordPriceList(transaction, caller, entry)
    return done(counts)
  })
}

interface ReadPriceFile {
  readonly lines: readonly PriceLine[]
  readonly mistakes: readonly LineMistake[]
  readonly least: { readonly cents: number; readonly text: string }
}

/** Reads a file before the transaction, which waits only for its own queries. */
async function readFile(shop: Shop, csv: string): Promise<ReadPriceFile> {
  const [writing, payable] = await Promise.all([numberWriting(shop), payableIn(shop)])
  const least = { cents: payable.least, text: shop.settings.formats.amount(payable.least) }
  const known = (cells: readonly string[]) => likenessToPrices(cells, writing)
  const table = await readTable(Buffer.from(csv), { mostRows: priceListLimits.rows, known })
  if ('problem' in table) return { lines: [], mistakes: [{ line: 1, message: table.problem }], least }
  const read = readPriceLines([{ row: 1, cells: table.header }, ...table.rows], writing)
  if (read.lines.length + read.mistakes.length === 0)
    return { lines: [], mistakes: [{ line: 1, message: said(priceFileTexts).noLine }], least }
  return { ...read, least }
}

async function compareFile(
  reader: Reader,
  listId: string,
  { lines, mistakes: unread, least }: ReadPriceFile,
  others: PriceFile['others'],
): Promise<CheckedFile> {
  const numbers = [...new Set(lines.map(({ number }) => number))]
  const [products, stored] = [await findByNumbers(reader, numbers), await readStoredSteps(reader, listId)]
  const { priced, mistakes } = pricesOf(lines, products, least)
  const wanted = new Map(priced.map(({ product, steps }) => [product.id, writtenSteps(steps)]))
  const removed = others === 'remove' ? [...stored.keys()].filter((id) => !wanted.has(id)) : []
  const named = new Map(priced.map(({ product }) => [product.id, product]))
  const gone = await findListedProducts(reader, removed)
  const compared = [...wanted, ...removed.map((id) => [id, null] as const)].flatMap(([id, after]) => {
    const product = named.get(id) ?? gone.get(id)
    return product ? [comparedProduct(product, stored.get(id) ?? null, after)] : []
  })
  const changes = compared.filter(({ before, after }) => before !== after)
  const found = [...unread, ...mistakes].toSorted((one, other) => one.line - other.line)
  return { changes, mistakes: found, counts: countsOf(changes, compared.length) }
}

function comparedProduct(
  product: PricedByFile,
  before: string | null,
  after: string | null,
): ComparedProduct {
  const { id: productId, name, unitPriceCents } = product
  return { productId, name, unitPriceCents, before, after }
}

function countsOf(changes: readonly ChangedSteps[], products: number): FileCounts {
  const added = changes.filter(({ before }) => before === null).length
  const removed = changes.filter(({ after }) => after === null).length
  return { added, removed, changed: changes.length - added - removed, same: products - changes.length }
}

interface PricedProduct {
  readonly product: PricedByFile
  readonly steps: readonly PriceBreak[]
}

/** Returns the prices of each product that lines name, and the mistakes of the others. */
function pricesOf(
  lines: readonly PriceLine[],
  products: ReadonlyMap<string, PricedByFile>,
  least: ReadPriceFile['least'],
): { readonly priced: readonly PricedProduct[]; readonly mistakes: readonly LineMistake[] } {
  const texts = said(priceFileTexts)
  const mistakes: LineMistake[] = []
  const priced: PricedProduct[] = []
  for (const { line, number } of lines)
    if (!products.has(number)) mistakes.push({ line, message: texts.unknownNumber(number) })
  const known = lines.flatMap((line) => {
    const product = products.get(line.number)
    return product ? [{ ...line, product }] : []
  })
  for (const ofProduct of Map.groupBy(known, ({ product }) => product.id).values()) {
    const product = ofProduct[0]?.product
    if (!product) continue
    const read = stepsOfLines(ofProduct, product, least)
    if ('mistakes' in read) mistakes.push(...read.mistakes)
    else if (product.isGiftCard && read.steps.length > 0)
      mistakes.push({ line: ofProduct[0]?.line ?? 1, message: texts.giftCard })
    else priced.push({ product, steps: read.steps })
  }
  return { priced, mistakes }
}

function writtenSteps(steps: readonly PriceBreak[]): string | null {
  const written = steps.map(({ from, unitPriceCents }) => ({ from, unitPriceCents }))
  return written.length === 0 ? null : JSON.stringify(written)
}
