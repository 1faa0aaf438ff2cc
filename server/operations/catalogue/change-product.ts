import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import { said } from '../../../contract/languages/said.ts'
import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { changedDetails } from '../../../domain/catalogue/product-details.ts'
import { canBeInStock } from '../../../domain/orders/booking-rules.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findUser } from '../../data/queries/accounts/users.ts'
import { areForSale } from '../../data/queries/catalogue/product-details.ts'
import type { ProductDescription } from '../../data/queries/catalogue/product-rows.ts'
import { lockProduct, updateProductDescription } from '../../data/queries/catalogue/product-writes.ts'
import { lockSkus } from '../../data/queries/catalogue/skus.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { stored } from '../../platform/stored-sentences.ts'
import { recordProductChange } from '../changes/record-product-change.ts'
import type { Formats } from '../emails/formats.ts'
import { tellLowStock } from '../notifications/tell-low-stock.ts'
import { payableIn } from '../payments/payable.ts'
import { settlePrices, willBeOnSale } from '../prices/settle-prices.ts'
import { tellWaiting } from '../restock/tell-waiting.ts'
import type { Caller, Shop } from '../shop.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { changedReduction } from './changed-reduction.ts'
import { ledgerTexts } from './ledger-texts.ts'
import { placesInFamily, refusalOfFamily } from './refusal-of-family.ts'
import { refusalOfMaker } from './refusal-of-maker.ts'
import { refusalOfNumbers } from './refusal-of-numbers.ts'
import { refusalOfPrices } from './refusal-of-prices.ts'
import { productGone, subjectOf, topicsOf } from './refusal-of-product.ts'
import { outOfRange } from './refusal-of-stock.ts'

export interface ProductChange {
  /** The fields to change. */
  readonly description: Partial<Omit<ProductDescription, 'details' | 'reduction'>>
  /** The earlier price to announce; null ends the reduction. */
  readonly compareAtCents?: number | null | undefined
  /** The details to replace or clear. */
  readonly details?: GivenDetails
  /** Pieces added (positive) or removed (negative), with the reason. */
  readonly restock: { readonly quantity: number; readonly reason: string } | undefined
  /** The opening stock for a part that had no stock. */
  readonly openingStock?: number | undefined
  /** The version of the description that the admin edited; undefined accepts any version. */
  readonly version?: number | undefined
}

/**
 * Changes the given fields of a product and moves its stock. Concurrent changes of other fields stay
 * (docs/decisions/0007).
 *
 * @returns whether anything changed.
 */
export function changeProduct(
  shop: Shop,
  caller: Caller,
  id: string,
  change: ProductChange,
  kind: ProductKind = 'tool',
): Promise<Outcome<boolean>> {
  return shop.database.write((transaction) =>
    changeProductWithin(shop, transaction, caller, id, change, kind),
  )
}

/**
 * Changes a product within a transaction, as `changeProduct` does.
 *
 * @param undoes the entry of the record of changes that this change undoes.
 */
export async function changeProductWithin(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  id: string,
  change: ProductChange,
  kind: ProductKind,
  undoes?: number,
): Promise<Outcome<boolean>> {
  const { description, compareAtCents, details = {}, version } = change
  const { img } = description
  const pictures = [...(img === undefined ? [] : [{ img }]), ...(details.pictures ?? [])]
  if (!pictures.every(({ img }) => isOwnPicture(img, shop))) return refused('IMAGE_NOT_OURS')
  const now = shop.clock()
  if (details.sku || details.gtin || placesInFamily(details)) await lockSkus(transaction)
  const found = await lockProduct(transaction, id)
  if (found?.kind !== kind) return productGone(kind)
  const { kind: _kind, available, version: stored, changedAt, changedBy, isOnSale, ...before } = found
  if (version !== undefined && version !== stored) {
    const by = changedBy === null ? undefined : (await findUser(transaction.db, changedBy))?.name
    return changedMeanwhile(by, changedAt, shop.settings.formats)
  }
  const described = { ...before, ...description, details: changedDetails(before.details, details) }
  const restock = restockOf(change, { available, opens: described.stocked && !before.stocked })
  if (!described.stocked && restock) return refused('STOCK_MOVED', said(catalogueTexts).partWithoutStock)
  if (before.stocked && change.openingStock !== undefined)
    return refused('STOCK_MOVED', said(catalogueTexts).partHasStock)
  const { sku, gtin } = described.details
  const changedNumbers = {
    sku: sku === before.details.sku ? undefined : sku,
    gtin: gtin === before.details.gtin ? undefined : gtin,
  }
  const wrong =
    (await refusalOfNumbers(transaction, changedNumbers, id)) ??
    (await refusalOfMaker(transaction, details.maker)) ??
    (placesInFamily(details)
      ? await refusalOfFamily(transaction, { id, kind, details: described.details })
      : undefined)
  if (wrong) return wrong
  const unsound = refusalOfPrices(described, await payableIn(shop, transaction.db))
  if (unsound) return unsound
  if (restock && !canBeInStock(available + restock.quantity)) return outOfRange(available, restock.quantity)
  if (!(await canNeed(transaction, id, details.needsAlso ?? []))) return refused('NEEDED_TOOL_NOT_FOR_SALE')
  const { formats } = shop.settings
  const sale = { isOnSale: isOnSale || (await willBeOnSale(shop, transaction, id, described, now)) }
  const priced = { before, after: described, compareAtCents, isUndo: undoes !== undefined, formats, ...sale }
  const reduction = await changedReduction(transaction, id, priced, now)
  if (!reduction.ok) return reduction
  const product = { ...described, reduction: reduction.value }
  const differs = isDifferent(before, product)
  if (differs) {
    await updateProductDescription(transaction, id, product, caller.userId, now)
    if (sale.isOnSale) await settlePrices(shop, transaction, [id], now)
    transaction.changed(...topicsOf(kind, id))
    // The pages of neighbours and of the other members of a family show the product.
    if (described.stocked !== before.stocked || described.details.family !== before.details.family)
      transaction.changed('board')
  }
  if (restock) {
    const { quantity, reason: note } = restock
    const reason = change.restock ? 'restock' : 'opening'
    await moveStock(transaction, { productId: id, quantity, reason, note, by: caller.userId }, now)
  }
  const left = { ...product, available: available + (restock?.quantity ?? 0) }
  if (left.stocked) await tellWaiting(shop, transaction, id, found, left)
  if (restock && left.stocked) await tellLowStock(shop, transaction, id, restock.quantity, left)
  const values = { before: { ...before, available }, after: left, restock }
  await recordProductChange(transaction, {
    at: now,
    by: caller,
    subject: subjectOf(kind, id, product.name),
    undoes,
    ...values,
  })
  return done(differs || restock !== undefined)
}

/** Returns the movement of the stock: a delivery, or the opening stock of a part that gets stock. */
function restockOf(
  { restock, openingStock }: ProductChange,
  { available, opens }: { readonly available: number; readonly opens: boolean },
): ProductChange['restock'] {
  if (!opens || openingStock === undefined) return restock
  const quantity = openingStock - available
  return quantity === 0 ? undefined : { quantity, reason: stored(ledgerTexts).opening }
}

async function canNeed(transaction: Transaction, id: string, needed: readonly string[]): Promise<boolean> {
  return !needed.includes(id) && (await areForSale(transaction, needed))
}

function isDifferent(before: ProductDescription, after: ProductDescription): boolean {
  const changed: Readonly<Record<string, unknown>> = { ...after }
  // Both versions list the fields of details in the same order, so their JSON can be compared.
  return Object.entries(before).some(
    ([field, value]) => JSON.stringify(changed[field]) !== JSON.stringify(value),
  )
}

function changedMeanwhile(by: string | undefined, at: number | null, formats: Formats): Refusal {
  const when = at === null ? '' : formats.instant(at)
  return refused('PRODUCT_CHANGED', said(catalogueTexts).changedMeanwhile(by ?? '', when))
}
