import { type Kysely, sql } from 'kysely'
import type { Translations } from '../../../../contract/catalogue/translated-words.ts'
import type { PriceBreak } from '../../../../domain/catalogue/price-breaks.ts'
import type { TagPrices } from '../../../../domain/prices/sale-price.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery, preparedWrite } from '../../prepared-query.ts'
import type { ProductKind, StockMovementsTable, StockReason } from '../../schema/catalogue-tables.ts'
import type { Schema } from '../../schema/schema.ts'
import { nextPriceChange } from '../prices/next-price-change.ts'
import { priceBreaksOf } from './price-columns.ts'
import { isGiftCardIn, translationsIn, weightIn } from './product-details.ts'
import { instant, type Rows } from './product-rows.ts'

interface StockMovement {
  readonly productId: string
  /** Pieces added (positive) or removed (negative). */
  readonly quantity: number
  readonly reason: StockReason
  readonly orderId?: string
  readonly note?: string
  readonly by?: string
  /** Whether the quantity may be below the minimum order, as in an offer. */
  readonly anyQuantity?: boolean
}

/** A product after a stock movement. */
export interface MovedProduct {
  readonly kind: ProductKind
  readonly name: string
  readonly category: string | null
  readonly brand: string | null
  readonly available: number
  readonly unitPriceCents: number
  readonly priceBreaks: readonly PriceBreak[]
  /** The prices without the running sale; undefined without one. */
  readonly regular: TagPrices | undefined
  /** The instant of the next start or end of any sale: from then on, these prices may be old. */
  readonly nextPriceChangeAt: number | null
  readonly minimumOrder: number
  /** The weight of one piece in grams; undefined if the product has none. */
  readonly weightGrams: number | undefined
  /** Whether each piece is a gift card of its price. */
  readonly isGiftCard: boolean
  /** Its words in other languages than the shop's standard one. */
  readonly translations: Translations | undefined
}

/**
 * Changes the stock of a product and records the movement in the ledger. The conditional update decides whether a
 * booking is allowed (for sale, with enough stock, at least the minimum order). Only this function and `moveStocks`
 * change `available`, each with the ledger, so the sum of a product's movements always equals its stock
 * (`checks/repository`).
 *
 * @returns the product after the movement, or undefined if the update's conditions fail; `refusalOfBooking` then
 * explains a refused booking.
 */
export async function moveStock(
  transaction: Transaction,
  movement: StockMovement,
  now: number,
): Promise<MovedProduct | undefined> {
  const { productId, quantity } = movement
  const product = await movedProduct(transaction, movement, now)
  if (!product) return undefined
  await insertMovement(transaction, {
    id: newId(),
    product_id: productId,
    order_id: movement.orderId ?? null,
    quantity,
    reason: movement.reason,
    note: movement.note ?? '',
    created_by: movement.by ?? null,
    created_at: now,
  })
  transaction.changed(product.kind === 'tool' ? 'tools' : 'items', `tool:${productId}`)
  transaction.tell('stock.changed', productId)
  return product
}

const insertMovement = preparedWrite((db, row: StockMovementsTable) =>
  db.insertInto('stock_movements').values({
    id: row.id,
    product_id: row.product_id,
    order_id: row.order_id,
    quantity: row.quantity,
    reason: row.reason,
    note: row.note,
    created_by: row.created_by,
    created_at: row.created_at,
  }),
)

async function movedProduct(
  { db }: Transaction,
  { productId, quantity, reason, anyQuantity = false }: StockMovement,
  now: number,
): Promise<MovedProduct | undefined> {
  // Bookings require a product for sale and its minimum order. Returns and late payments do not.
  const move = reason === 'booking' ? (anyQuantity ? moveIfForSale : moveIfBookable) : moveAnyway
  const [moved] = await move(db, { productId, quantity, taken: -quantity, now })
  if (!moved) return undefined
  const { price_breaks: breaks, details, regularCents, regularBreaks, ...product } = moved
  return {
    ...product,
    priceBreaks: priceBreaksOf(breaks),
    regular:
      regularCents === null
        ? undefined
        : { unitPriceCents: regularCents, priceBreaks: priceBreaksOf(regularBreaks) },
    weightGrams: weightIn(details),
    isGiftCard: isGiftCardIn(details),
    translations: translationsIn(details),
  }
}

interface Move {
  readonly productId: string
  readonly quantity: number
  /** The negated quantity. */
  readonly taken: number
  readonly now: number
}

function update(db: Kysely<Schema>, { productId, quantity, taken, now }: Move) {
  return db
    .updateTable('products')
    .set((eb) => ({ available: eb('available', '+', quantity), updated_at: now }))
    .where('id', '=', productId)
    .where('available', '>=', taken)
    .returning([
      'kind',
      'name',
      'category',
      'brand',
      'available',
      'unit_price_cents as unitPriceCents',
      'price_breaks',
      'regular_unit_price_cents as regularCents',
      'regular_price_breaks as regularBreaks',
      nextPriceChange.as('nextPriceChangeAt'),
      'details',
      'minimum_order as minimumOrder',
    ])
}

function updateForSale(db: Kysely<Schema>, move: Move) {
  return update(db, move)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('stocked', '=', 1)
}

const moveAnyway = preparedQuery(update)
const moveIfForSale = preparedQuery(updateForSale)
const moveIfBookable = preparedQuery((db, move: Move) =>
  updateForSale(db, move).where('minimum_order', '<=', move.taken),
)

/** A row that moves the stock of a product. */
interface MovingRow {
  /** The id of the movement. */
  readonly movement: string
  readonly id: string
  /** Pieces added (positive) or removed (negative). */
  readonly quantity: number
  readonly reason: StockReason
}

/**
 * Changes the stock of many locked products and records each movement in the ledger. The caller must check that each
 * stock stays in range, and publish the products' topics.
 */
export async function moveStocks(
  { db, tell }: Transaction,
  rows: Rows<MovingRow>,
  { note, by }: { readonly note: string; readonly by: string },
  now: number,
): Promise<void> {
  await sql`
    insert into stock_movements (id, product_id, order_id, quantity, reason, note, created_by, created_at)
    select movement, id, null, quantity, reason, cast(${note} as text), cast(${by} as text), ${instant(now)}
    from ${rows} as moving`.execute(db)
  const moved = await sql<{ readonly id: string }>`
    update products set available = products.available + moving.quantity, updated_at = ${instant(now)}
    from ${rows} as moving where products.id = moving.id returning products.id`.execute(db)
  tell('stock.changed', ...moved.rows.map(({ id }) => id))
}

/** Lists products whose stock differs from the sum of their movements. Checks assert that there are none. */
export async function findLedgerMismatches(read: Reader): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('products')
    .leftJoin('stock_movements', 'stock_movements.product_id', 'products.id')
    .groupBy(['products.id', 'products.available'])
    .having(({ eb, fn, val }) =>
      eb(fn.coalesce(fn.sum<number>('stock_movements.quantity'), val(0)), '<>', eb.ref('products.available')),
    )
    .select('products.id')
    .execute()
  return rows.map((row) => row.id)
}
