import { isDeepStrictEqual } from 'node:util'
import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import { paymentLimits } from '../../../contract/shop/currencies.ts'
import { type PricePeriod, reductionFrom } from '../../../domain/catalogue/reduction.ts'
import { type SaleOf, saleOf, type TagPrices } from '../../../domain/prices/sale-price.ts'
import type { Reader, Transaction } from '../../data/database.ts'
import { recordPriceChanges } from '../../data/queries/catalogue/price-history.ts'
import { rowsOf } from '../../data/queries/catalogue/product-rows.ts'
import {
  inPortions,
  lockPrices,
  type NewPrices,
  type StoredPrices,
  writePrices,
} from '../../data/queries/catalogue/sale-prices.ts'
import { priceHistories } from '../../data/queries/imports/import-rows.ts'
import { listLiveRules, type PriceRuleRow } from '../../data/queries/prices/price-rules.ts'
import type { Shop } from '../shop.ts'

/** The sales of a shop that have not ended, and the least amount of a card payment. */
export interface LiveSales {
  readonly sales: readonly PriceRuleRow[]
  readonly leastCents: number
}

/** The prices of a product as the tag shows them, and the regular ones if a sale lowers it. */
export interface SettledPrices extends TagPrices {
  readonly regular: TagPrices | undefined
}

type SettlingShop = Pick<Shop, 'settings'>

/** Reads the sales that have not ended, within a transaction. */
export async function readLiveSales(
  { settings }: SettlingShop,
  read: Reader,
  now: number,
): Promise<LiveSales> {
  const sales = await listLiveRules(read, ['sale'], now)
  const { currency } = (await settings.readWithin(read)).money
  return { sales, leastCents: paymentLimits(currency).least }
}

/**
 * Brings products to the prices that they have at this instant: those of the best running sale, or else the regular
 * ones. Writes each new price into the history, and announces a reduction only if the history allows it
 * (docs/decisions/0025, 0150). Products with the right prices stay as they are, so that every process may call this.
 *
 * @returns the prices of each product.
 */
export async function settlePrices(
  shop: SettlingShop,
  transaction: Transaction,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, SettledPrices>> {
  return settlePricesBy(await readLiveSales(shop, transaction.db, now), transaction, ids, now)
}

/** Brings products to their prices, as `settlePrices` does. */
export async function settlePricesBy(
  live: LiveSales,
  transaction: Transaction,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, SettledPrices>> {
  const settled = new Map<string, SettledPrices>()
  for (const portion of inPortions(ids)) {
    const stored = await lockPrices(transaction, portion)
    for (const { productId, saleRuleId, tag, regular } of stored)
      settled.set(productId, { ...tag, regular: saleRuleId === null ? undefined : regular })
    for (const { id, tag, sale } of await settlePortion(live, transaction, stored, now))
      settled.set(id, { ...tag, regular: sale?.regular })
    await transaction.nextTurn()
  }
  return settled
}

/** Returns whether a running sale lowers a product with this new description. */
export async function willBeOnSale(
  shop: SettlingShop,
  { db }: Transaction,
  productId: string,
  { details, ...prices }: TagPrices & { readonly minimumOrder: number; readonly details: ProductDetails },
  now: number,
): Promise<boolean> {
  const { sales, leastCents } = await readLiveSales(shop, db, now)
  const { category = null, brand = null, giftCard: isGiftCard = false } = details
  return (
    saleOf(sales, { ...prices, productId, category, brand, isGiftCard }, { now, leastCents }) !== undefined
  )
}

async function settlePortion(
  live: LiveSales,
  transaction: Transaction,
  stored: readonly StoredPrices[],
  now: number,
): Promise<readonly NewPrices[]> {
  const differing = stored.filter((product) => differs(product, saleAt(live, product, now)))
  if (differing.length === 0) return []
  const ids = differing.map(({ productId }) => productId)
  const histories = await priceHistories(transaction.db, ids)
  const changes = differing.flatMap((product) => changeOf(live, product, histories, now))
  if (changes.length === 0) return []
  const repriced = changes.filter(({ since }) => since !== undefined)
  if (repriced.length > 0) {
    const rows = repriced.map(({ id, tag }) => ({ id, unit_price_cents: tag.unitPriceCents }))
    await recordPriceChanges(transaction, rowsOf(rows), now)
  }
  await writePrices(transaction, changes, now)
  const changedIds = new Set(changes.map(({ id }) => id))
  for (const { productId, kind } of differing)
    if (changedIds.has(productId))
      transaction.changed(kind === 'tool' ? 'tools' : 'items', `tool:${productId}`)
  return changes
}

function saleAt({ sales, leastCents }: LiveSales, product: StoredPrices, at: number) {
  const { productId, category, brand, isGiftCard, minimumOrder, regular } = product
  const { unitPriceCents, priceBreaks } = regular
  const priced = { productId, category, brand, isGiftCard, minimumOrder, unitPriceCents, priceBreaks }
  return saleOf(sales, priced, { now: at, leastCents })
}

function differs(product: StoredPrices, sale: SaleOf<PriceRuleRow> | undefined): boolean {
  if (!sale) return product.saleRuleId !== null
  const { tag, saleRuleId } = product
  const { unitPriceCents, priceBreaks } = sale
  return (
    saleRuleId !== sale.rule.id ||
    tag.unitPriceCents !== unitPriceCents ||
    !isDeepStrictEqual(tag.priceBreaks, priceBreaks)
  )
}

/** Returns the change of a product's prices; none if a process whose clock is ahead has made it. */
function changeOf(
  live: LiveSales,
  product: StoredPrices,
  histories: ReadonlyMap<string, readonly PricePeriod[]>,
  now: number,
): readonly (NewPrices & { readonly since: number | undefined })[] {
  const { productId: id, regular } = product
  const history = histories.get(id) ?? []
  const last = history.at(-1)
  const sale = saleAt(live, product, Math.max(now, last?.since ?? now))
  if (!differs(product, sale)) return []
  const { unitPriceCents, priceBreaks } = sale ?? regular
  const since = last?.unitPriceCents === unitPriceCents ? undefined : Math.max(now, (last?.since ?? 0) + 1)
  const prices = since === undefined ? history : [...history, { since, unitPriceCents }]
  const earlierCents = sale ? regular.unitPriceCents : regular.reduction?.compareAtCents
  const reduction = earlierCents === undefined ? undefined : reductionFrom(earlierCents, prices)
  const change = {
    id,
    tag: { unitPriceCents, priceBreaks },
    reduction: reduction ?? null,
    sale: sale ? { ruleId: sale.rule.id, regular } : null,
  }
  return [{ ...change, since }]
}
