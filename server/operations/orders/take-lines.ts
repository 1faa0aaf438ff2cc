import { said } from '../../../contract/languages/said.ts'
import { stockState } from '../../../domain/catalogue/stock-state.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { refusalOfBooking } from '../../../domain/orders/booking-rules.ts'
import { inStockOrder } from '../../../domain/orders/stock-order.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'
import { customerPrice } from '../../../domain/prices/own-price.ts'
import type { Transaction } from '../../data/database.ts'
import { findProductState } from '../../data/queries/catalogue/product-states.ts'
import { findProduct } from '../../data/queries/catalogue/products.ts'
import { type MovedProduct, moveStock } from '../../data/queries/catalogue/stock.ts'
import type { OwnLists } from '../../data/queries/prices/own-lists.ts'
import { withPricesOfNow } from '../prices/prices-of-now.ts'
import type { Shop } from '../shop.ts'
import { limitTexts } from './limit-texts.ts'
import type { HoldRefusal } from './limit-unpaid.ts'
import type { Destination } from './price-delivery.ts'

export interface Line {
  /** The id of the line's future order. */
  readonly orderId: string
  readonly productId: string
  readonly quantity: number
}

export interface LineRefusal {
  readonly index: number
  readonly productId: string
  readonly refusal: Refusal | HoldRefusal
  /** The present product; undefined if it is not for sale. */
  readonly product: { readonly available: number; readonly minimumOrder: number } | undefined
}

/** A line whose stock is taken. */
export interface TakenLine extends Line {
  readonly index: number
  readonly moved: MovedProduct
  /** The instant of its price and of its order, so that no order after a sale has the sale's price. */
  readonly takenAt: number
  /** What the customer pays for a piece, and its price in the catalogue, before tax. */
  readonly unitPriceCents: number
  readonly catalogueUnitCents: number
  readonly priceBreakFrom: number | null
  readonly goodsCents: number
  /** Both for everybody, where the customer has a lower price; null otherwise. */
  readonly publicUnitCents: number | null
  readonly cataloguePublicUnitCents: number | null
}

interface LinesToTake {
  readonly lines: readonly Line[]
  readonly destination: Destination
  /** The price lists of the customer. */
  readonly ownLists: OwnLists
  /** The smallest card payment. */
  readonly leastCents: number
}

/**
 * Takes the stock of lines at the price tags of now, in the order of the products' ids, so that concurrent bookings
 * cannot deadlock.
 */
export async function takeLines(
  shop: Shop,
  transaction: Transaction,
  { lines, destination: { taxes, country }, ownLists, leastCents }: LinesToTake,
) {
  const now = shop.clock()
  const taken: TakenLine[] = []
  const refusals: LineRefusal[] = []
  const numbered = lines.map((line, index) => ({ ...line, index }))
  for (const line of inStockOrder(numbered)) {
    const { index, productId, quantity } = line
    const moved = await takeLine(shop, transaction, line, now)
    if ('refusal' in moved) {
      refusals.push({ index, productId, ...moved })
      continue
    }
    const price = customerPrice(ownLists.of(productId), moved, quantity, leastCents)
    const grossOf = (cents: number) => (moved.isGiftCard ? cents : taxes.grossOf(cents, country))
    const unitPriceCents = grossOf(price.unitPriceCents)
    taken.push({
      ...line,
      moved,
      takenAt: now,
      unitPriceCents,
      catalogueUnitCents: price.unitPriceCents,
      priceBreakFrom: price.from,
      goodsCents: orderPriceCents(unitPriceCents, quantity),
      publicUnitCents: price.isOwn ? grossOf(price.publicUnitCents) : null,
      cataloguePublicUnitCents: price.isOwn ? price.publicUnitCents : null,
    })
  }
  return { taken, refusals }
}

/** Far more than bookings that overlap need. A rule that only the statement knows must not hold up the others. */
const mostTries = 50

/** Takes the stock of a line, or explains why that is not possible. */
async function takeLine(
  shop: Shop,
  transaction: Transaction,
  line: Line,
  now: number,
): Promise<MovedProduct | Pick<LineRefusal, 'refusal' | 'product'>> {
  const { orderId, productId, quantity } = line
  for (let tries = 0; tries < mostTries; tries += 1) {
    const movement = { productId, quantity: -quantity, reason: 'booking', orderId } as const
    const moved = await moveStock(transaction, movement, now)
    if (moved) return withPricesOfNow(shop, transaction, productId, moved, now)
    const explained = await explainRefusal(transaction, line)
    if (explained) return explained
    // The stock rose, or the minimum order fell, between the refusal and its explanation.
  }
  throw new Error(`The stock of ${productId} was refused without a reason.`)
}

/** Explains a refused stock update by the present product; undefined if it would now succeed. */
async function explainRefusal(
  { db }: Transaction,
  { productId, quantity }: Line,
): Promise<Pick<LineRefusal, 'refusal' | 'product'> | undefined> {
  const moved = await findProduct(db, productId)
  if (!moved) {
    const hidden = (await findProductState(db, productId)) === 'hidden'
    return { refusal: refused(hidden ? 'TOOL_HIDDEN' : 'TOOL_NOT_FOUND'), product: undefined }
  }
  const refusal = refusalOfStock(moved, quantity)
  return refusal && { refusal, product: moved }
}

function refusalOfStock(
  moved: { readonly available: number; readonly minimumOrder: number },
  quantity: number,
): Refusal | undefined {
  const code = refusalOfBooking(moved, quantity)
  if (code === null) return undefined
  const figures = {
    QUANTITY_BELOW_MINIMUM: said(limitTexts).minimum(moved.minimumOrder),
    QUANTITY_ABOVE_AVAILABLE: said(limitTexts).left(moved.available),
  }
  // No other quantity could be booked either.
  if (stockState(moved.available, moved.minimumOrder) === 'short')
    return refused(code, said(limitTexts).short(moved.available, moved.minimumOrder))
  return refused(code, figures[code])
}
