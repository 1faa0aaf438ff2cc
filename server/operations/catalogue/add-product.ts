import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { changedDetails } from '../../../domain/catalogue/product-details.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import { areForSale } from '../../data/queries/catalogue/product-details.ts'
import { lockBoard } from '../../data/queries/catalogue/product-places.ts'
import type { ProductDescription } from '../../data/queries/catalogue/product-rows.ts'
import { insertProducts } from '../../data/queries/catalogue/product-writes.ts'
import { lockSkus } from '../../data/queries/catalogue/skus.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { holdNextPriceChange } from '../../data/queries/prices/next-price-change.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { payableIn } from '../payments/payable.ts'
import { settlePrices, willBeOnSale } from '../prices/settle-prices.ts'
import type { Caller, Shop } from '../shop.ts'
import { positionOfNew } from './positions.ts'
import { refusalOfFamily } from './refusal-of-family.ts'
import { refusalOfMaker } from './refusal-of-maker.ts'
import { refusalOfNumbers } from './refusal-of-numbers.ts'
import { refusalOfPrices } from './refusal-of-prices.ts'
import { subjectOf, topicsOf } from './refusal-of-product.ts'

interface DescribedProduct
  extends Omit<ProductDescription, 'details' | 'priceBreaks' | 'reduction' | 'stocked'> {
  readonly priceBreaks?: ProductDescription['priceBreaks']
  /** An earlier price; a new product cannot have one. */
  readonly compareAtCents?: number | null | undefined
  readonly details?: GivenDetails
  /** Drafts are hidden. */
  readonly draft?: boolean
  readonly kind?: ProductKind
}

/**
 * Adds a product at the top of its list, or as a draft, with its opening stock in the ledger.
 *
 * @param stock the opening stock, 0 or more; undefined for a part without stock.
 *
 * @returns the product's id.
 */
export async function addProduct(
  shop: Shop,
  caller: Caller,
  product: DescribedProduct,
  stock: number | undefined,
): Promise<Outcome<string>> {
  const kind = product.kind ?? 'tool'
  const stocked = stock !== undefined
  const details = changedDetails({}, product.details ?? {})
  // Only a draft may lack a picture, because the contract requires a picture of a shown product.
  const pictures = [...(product.draft && product.img === '' ? [] : [product]), ...(details.pictures ?? [])]
  if (!pictures.every(({ img }) => isOwnPicture(img, shop))) return refused('IMAGE_NOT_OURS')
  if (typeof product.compareAtCents === 'number')
    return refusedAt('compareAtPrice', 'EARLIER_PRICE_NOT_ASKED')
  const unsound = refusalOfPrices({ priceBreaks: [], ...product, stocked }, await payableIn(shop))
  if (unsound) return unsound
  const id = newId()
  return shop.database.write(async (transaction) => {
    if (details.sku !== undefined || details.gtin !== undefined || details.family !== undefined)
      await lockSkus(transaction)
    if (details.family !== undefined) await lockBoard(transaction, kind)
    const wrong =
      (await refusalOfNumbers(transaction, details, id)) ??
      (await refusalOfMaker(transaction, details.maker)) ??
      (await refusalOfFamily(transaction, { id, kind, details }))
    if (wrong) return wrong
    if (!(await areForSale(transaction, details.needsAlso ?? []))) return refused('NEEDED_TOOL_NOT_FOR_SALE')
    const now = shop.clock()
    const position = await positionOfNew(transaction, kind, details)
    await holdNextPriceChange(transaction)
    const added = { priceBreaks: [], ...product, kind, stocked, details, id, position }
    const isOnSale = await willBeOnSale(shop, transaction, id, added, now)
    await insertProducts(transaction, [{ ...added, ...(isOnSale && { history: [] }) }], now)
    if (isOnSale) await settlePrices(shop, transaction, [id], now)
    const opening = { productId: id, reason: 'opening', by: caller.userId } as const
    if (stock) await moveStock(transaction, { ...opening, quantity: stock }, now)
    transaction.changed(...topicsOf(kind, id))
    // The pages of the other members show it.
    if (details.family !== undefined) transaction.changed('board')
    const { name, minimumOrder, unitPriceCents } = product
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: kind === 'tool' ? 'product.added' : 'part.added',
      subject: subjectOf(kind, id, name),
      after: { name, unitPriceCents, ...(stocked && { minimumOrder, available: stock }) },
    })
    return done(id)
  })
}
