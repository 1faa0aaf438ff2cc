import { sql } from 'kysely'
import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { PricePeriod } from '../../../../domain/catalogue/reduction.ts'
import type { Transaction } from '../../database.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { holdNextPriceChange } from '../prices/next-price-change.ts'
import { type OtherPrices, priceColumns, saleColumns, withRegularPrices } from './price-columns.ts'
import { recordPrices } from './price-history.ts'
import { detailColumns, splitDetails } from './product-details.ts'
import {
  type DescribedRow,
  describedColumnsOf,
  describedNames,
  instant,
  type NewRow,
  type ProductDescription,
  type Rows,
  rowsOf,
} from './product-rows.ts'
import { hiddenAt, isDraft } from './product-states.ts'

interface NewProduct
  extends Omit<ProductDescription, keyof OtherPrices | 'details' | 'stocked'>,
    Partial<OtherPrices> {
  /** The price history of a sample tool; by default it begins now. */
  readonly history?: readonly PricePeriod[]
  readonly details?: ProductDetails
  readonly id: string
  readonly position: number
  /** Drafts are hidden. */
  readonly draft?: boolean
  readonly kind?: ProductKind
  readonly stocked?: boolean
}

/** Inserts products without stock, and begins their price history; opening movements in the ledger add the stock. */
export async function insertProducts(
  transaction: Transaction,
  products: readonly NewProduct[],
  now: number,
): Promise<void> {
  if (products.length === 0) return
  const rows = products.map((product) => ({
    ...describedColumnsOf({ priceBreaks: [], reduction: null, details: {}, stocked: true, ...product }),
    id: product.id,
    kind: product.kind ?? 'tool',
    position: product.position,
    state: product.draft ? ('draft' as const) : ('shown' as const),
  }))
  await addProducts(transaction, rowsOf(rows), now)
  await recordPrices(transaction, products, now)
}

const describedList = sql.join(describedNames.map((name) => sql.ref(name)))

/** Inserts products without stock. The caller then adds their prices to the history and their stock to the ledger. */
export async function addProducts({ db, tell }: Transaction, rows: Rows<NewRow>, now: number): Promise<void> {
  const added = await sql<{ readonly id: string }>`
    insert into products (id, kind, position, ${describedList}, available, created_at, updated_at, hidden_at, draft)
    select id, kind, position, ${describedList}, 0, ${instant(now)}, ${instant(now)}, ${hiddenAt(now)}, ${isDraft}
    from ${rows} as added returning id`.execute(db)
  tell('product.changed', ...added.rows.map(({ id }) => id))
}

/** The fields of a locked product outside of its description. */
interface Locked {
  readonly kind: ProductKind
  readonly available: number
  readonly version: number
  /** The last change of the description; null if it was never changed or its author is unknown. */
  readonly changedAt: number | null
  readonly changedBy: string | null
  /** Whether a sale lowers its prices now; the prices here are the regular ones. */
  readonly isOnSale: boolean
}

/**
 * Locks a product that is not deleted until the transaction ends. Uses an update without changes, because SQLite has no
 * `for update`.
 */
export async function lockProduct(
  transaction: Transaction,
  id: string,
): Promise<(ProductDescription & Locked) | undefined> {
  const { db } = transaction
  await holdNextPriceChange(transaction)
  const locked = await db
    .updateTable('products')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning([
      'name',
      'img',
      'short_description as shortDescription',
      'minimum_order as minimumOrder',
      'unit_price_cents as unitPriceCents',
      ...priceColumns,
      ...saleColumns,
      'kind',
      'stocked',
      'available',
      'version',
      'changed_at as changedAt',
      'changed_by as changedBy',
      ...detailColumns,
    ])
    .executeTakeFirst()
  if (!locked) return undefined
  const [details, { stocked, ...product }] = splitDetails(locked)
  return {
    ...withRegularPrices(product),
    stocked: stocked === 1,
    details,
  }
}

/** Updates the description of a locked product, as its next version. */
export function updateProductDescription(
  transaction: Transaction,
  id: string,
  product: ProductDescription,
  by: string,
  now: number,
): Promise<void> {
  return writeDescriptions(transaction, rowsOf([{ id, ...describedColumnsOf(product) }]), by, now)
}

const pricedNames = ['unit_price_cents', ...priceColumns] as const

const plainlySet = sql.join(
  describedNames
    .filter(
      (name) => name !== 'sku_folded' && name !== 'details' && !pricedNames.some((priced) => priced === name),
    )
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`described.${name}`)}`),
)

/** Sets the regular prices. While a sale lowers a product, its tag is set by `settlePrices`. */
const regularlySet = sql.join(
  pricedNames.flatMap((name) => {
    const [given, tag, regular] = [`described.${name}`, `products.${name}`, `regular_${name}`].map((column) =>
      sql.ref(column),
    )
    return [
      sql`${sql.ref(name)} = case when products.sale_rule_id is null then ${given} else ${tag} end`,
      sql`${regular} = case when products.sale_rule_id is null then null else ${given} end`,
    ]
  }),
)

/**
 * Updates the descriptions of locked products with their regular prices, each as its next version. A product that
 * shares its SKU with an older product keeps sharing it until the SKU is changed. Stores missing details as `{}`, so
 * that a product that an admin left without details stays so.
 */
export async function writeDescriptions(
  { db, tell }: Transaction,
  rows: Rows<DescribedRow>,
  by: string,
  now: number,
): Promise<void> {
  const changed = await sql<{ readonly id: string }>`
    update products set ${plainlySet}, ${regularlySet},
      sku_folded = case when products.sku = described.sku then products.sku_folded else described.sku_folded end,
      details = coalesce(described.details, '{}'), version = products.version + 1, updated_at = ${instant(now)},
      changed_at = ${instant(now)}, changed_by = cast(${by} as text)
    from ${rows} as described where products.id = described.id returning products.id`.execute(db)
  tell('product.changed', ...changed.rows.map(({ id }) => id))
}

/** Puts a deleted product on sale again; returns its stock, or undefined if it is not deleted. */
export async function bringProductBack({ db, tell }: Transaction, id: string) {
  const back = await db
    .updateTable('products')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning(['available', 'kind', 'stocked'])
    .executeTakeFirst()
  if (back) tell('product.changed', id)
  return back
}

/** Deletes locked products; returns the ids of those that were not deleted before. */
export async function markDeleted(
  { db, tell }: Transaction,
  rows: Rows<{ readonly id: string }>,
  now: number,
): Promise<readonly string[]> {
  const deleted = await sql<{ readonly id: string }>`
    update products set deleted_at = ${instant(now)}
    where id in ${rows} and deleted_at is null returning id`.execute(db)
  const ids = deleted.rows.map(({ id }) => id)
  tell('product.changed', ...ids)
  return ids
}

/** Takes a locked product off sale; false if it is not for sale. */
export async function markProductDeleted(
  transaction: Transaction,
  id: string,
  now: number,
): Promise<boolean> {
  return (await markDeleted(transaction, rowsOf([{ id }]), now)).length > 0
}
