import type { PricePeriod } from '../../../../domain/catalogue/reduction.ts'
import { comparedMs } from '../../../../domain/catalogue/reduction.ts'
import type { RuleTargets } from '../../../../domain/prices/price-rule.ts'
import { foldText } from '../../../../domain/search/fold-text.ts'
import type { Reader } from '../../database.ts'

/** A product for sale that a rule covers. */
export interface CoveredProduct {
  readonly id: string
  readonly name: string
  readonly unitPriceCents: number
  /** Without the sale that lowers it now; equal without one. */
  readonly regularCents: number
  readonly minimumOrder: number
}

type NamedColumn = 'category' | 'brand'

function selectForSale(read: Reader) {
  return (
    read
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .where('hidden_at', 'is', null)
      .where('stocked', '=', 1)
      // No rule lowers a gift card; `isGiftCardIn` reads the same mark.
      .where((eb) => eb.or([eb('details', 'is', null), eb('details', 'not like', '%"giftCard":true%')]))
  )
}

/** Returns the number of products for sale that a rule covers, and the first ones in the shop's order. */
export async function findCoveredProducts(
  read: Reader,
  on: RuleTargets,
  limit: number,
): Promise<{ readonly count: number; readonly first: readonly CoveredProduct[] }> {
  let products = selectForSale(read)
  if (on.kind === 'products') products = products.where('id', 'in', notEmpty(on.ids))
  else if (on.kind !== 'everything') {
    const column = columnOf(on.kind)
    products = products.where(column, 'in', notEmpty(await namesLike(read, column, on.names)))
  }
  const { count } = await products
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const first = await products
    .orderBy('kind', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .select(['id', 'name', 'unit_price_cents as unitPriceCents', 'minimum_order as minimumOrder'])
    .select('regular_unit_price_cents as regularCents')
    .execute()
  return {
    count: Number(count),
    first: first.map((product) => ({
      ...product,
      regularCents: product.regularCents ?? product.unitPriceCents,
    })),
  }
}

/** Returns which categories, brands or ids no product has that is in the shop, even hidden. */
export async function findMissingTargets(read: Reader, on: RuleTargets): Promise<readonly string[]> {
  if (on.kind === 'everything') return []
  if (on.kind !== 'products') {
    const known = new Set((await namesIn(read, columnOf(on.kind))).map(foldText))
    return on.names.filter((name) => !known.has(foldText(name)))
  }
  const rows = await read
    .selectFrom('products')
    .where('id', 'in', notEmpty(on.ids))
    .where('deleted_at', 'is', null)
    .select('id')
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return on.ids.filter((id) => !known.has(id))
}

/** Returns the names of products that are not deleted, by their ids. */
export async function namesOfProducts(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('products')
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the prices of products in the 30 days before an instant, sorted by their instants, by product. */
export async function pricesBeforeInstant(
  read: Reader,
  ids: readonly string[],
  instant: number,
): Promise<ReadonlyMap<string, readonly PricePeriod[]>> {
  const rows = await read
    .selectFrom('product_prices')
    .where('product_id', 'in', notEmpty(ids))
    .where('since', '<', instant)
    .where((eb) =>
      eb.or([
        eb('since', '>', instant - comparedMs),
        // The price that held when the 30 days began.
        eb(
          'since',
          '=',
          eb
            .selectFrom('product_prices as earlier')
            .whereRef('earlier.product_id', '=', 'product_prices.product_id')
            .where('earlier.since', '<=', instant - comparedMs)
            .select(({ fn }) => fn.max<number>('earlier.since').as('since')),
        ),
      ]),
    )
    .orderBy('since')
    .select(['product_id as productId', 'since', 'unit_price_cents as unitPriceCents'])
    .execute()
  return Map.groupBy(rows, ({ productId }) => productId)
}

function columnOf(kind: 'categories' | 'brands'): NamedColumn {
  return kind === 'categories' ? 'category' : 'brand'
}

/** Returns the stored spellings of names that are the same when folded. */
async function namesLike(read: Reader, column: NamedColumn, names: readonly string[]) {
  const wanted = new Set(names.map(foldText))
  return (await namesIn(read, column)).filter((name) => wanted.has(foldText(name)))
}

async function namesIn(read: Reader, column: NamedColumn): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where(column, 'is not', null)
    .select(`${column} as name`)
    .distinct()
    .execute()
  return rows.flatMap(({ name }) => name ?? [])
}

/** SQL has no empty list. */
function notEmpty(values: readonly string[]): readonly string[] {
  return values.length === 0 ? [''] : values
}
