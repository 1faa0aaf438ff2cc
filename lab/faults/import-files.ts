import { done } from '../../domain/outcome.ts'
import type { Reader } from '../../server/data/database.ts'
import { insertProducts } from '../../server/data/queries/catalogue/product-writes.ts'
import { moveStock } from '../../server/data/queries/catalogue/stock.ts'
import type { Shop } from '../../server/operations/shop.ts'
import { filedProduct, fileOf } from '../../server/testing/import-file.ts'

/** The number of tools, all of which every file changes: slightly more than two batches of an import. */
const toolCount = 520
/** Products that each file adds. */
const addedCount = 5
const openingStock = 1_000
/** The stock in a file's rows at the time of the export. */
const exported = 100

const ids = Array.from({ length: toolCount }, (_, index) => `imported-tool-${index}`)

/** Fills the shop with the tools that the files change. */
export async function addImportedTools(shop: Shop): Promise<void> {
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const described = { name: 'Spoke wrench', img: filedProduct.img, shortDescription: 'Six sizes.' }
    const tools = ids.map((id, position) => ({
      id,
      ...described,
      minimumOrder: 1,
      unitPriceCents: 500,
      position,
    }))
    await insertProducts(transaction, tools, now)
    for (const productId of ids)
      await moveStock(transaction, { productId, quantity: openingStock, reason: 'opening' }, now)
    return done(null)
  })
}

/** Returns the file of a number: another price and more stock for each tool, and new products. */
export function numberedFile(number: number): string {
  const changed = ids.map((_id, index) => ({
    _id,
    price: (priceOf(number, index) / 100).toFixed(2),
    availableQuantity: String(exported + movedOf(number, index)),
    exportedQuantity: String(exported),
  }))
  const added = Array.from({ length: addedCount }, (_, index) => ({
    ...{ _id: '', ...filedProduct, exportedQuantity: '' },
    name: addedName(number, index),
  }))
  return fileOf([...changed, ...added])
}

function priceOf(number: number, index: number): number {
  return 1_000 + ((index * 7 + number * 13) % 90) * 100
}

function movedOf(number: number, index: number): number {
  return (index + number) % 7
}

function addedName(number: number, index: number): string {
  return `Added by ${number}, ${index}`
}

/** Returns the products for sale as lines of text, with price and stock. */
export async function readCatalogue(read: Reader): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'unit_price_cents', 'available'])
    .execute()
  return rows
    .map(({ id, name, unit_price_cents, available }) =>
      lineOf(ids.includes(id) ? id : name, unit_price_cents, available),
    )
    .toSorted()
}

/** Returns the products that must be for sale after the files with these numbers were applied, in this order. */
export function expectedCatalogue(applied: readonly number[]): readonly string[] {
  const last = applied.at(-1)
  const tools = ids.map((id, index) => {
    const stock = applied.reduce((sum, number) => sum + movedOf(number, index), openingStock)
    return lineOf(id, last === undefined ? 500 : priceOf(last, index), stock)
  })
  const added = applied.flatMap((number) =>
    Array.from({ length: addedCount }, (_, index) =>
      lineOf(
        addedName(number, index),
        Number(filedProduct.price) * 100,
        Number(filedProduct.availableQuantity),
      ),
    ),
  )
  return [...tools, ...added].toSorted()
}

function lineOf(name: string, cents: number, stock: number): string {
  return `${name}: ${cents} cents, ${stock} pieces`
}
