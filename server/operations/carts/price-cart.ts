import { unitPriceCentsFor } from '../../../domain/catalogue/price-breaks.ts'
import { type Reading, wordsInLanguage } from '../../../domain/catalogue/words-in-language.ts'
import {
  type DeliveryPrice,
  deliveryPrice,
  gramsOf,
  includesDelivery,
} from '../../../domain/delivery/delivery-fee.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { type CartChange, changesOfLine } from '../../../domain/orders/cart-changes.ts'
import { findBookable, type ProductRow } from '../../data/queries/catalogue/products.ts'
import type { AgentCart, AgentCartLine } from '../../data/queries/orders/agent-carts.ts'
import { taxesOfNow } from '../orders/taxes-of-buyer.ts'
import type { Shop } from '../shop.ts'

/** A line of a cart with the product of now. */
export interface PricedLine {
  readonly written: AgentCartLine
  /** In the reader's language; undefined for a product that is not for sale any more. */
  readonly product: ReturnType<typeof wordsInLanguage<ProductRow>> | undefined
  readonly name: string
  /** What the customer pays for a piece at this quantity, with its tax; 0 without a product. */
  readonly unitCents: number
  readonly totalCents: number
  /** What one piece cost when the line was written, and costs now, with the tax of now. */
  readonly pieceCents: { readonly before: number; readonly now: number }
  readonly changes: readonly CartChange[]
}

/** A cart with the prices and stock of now. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly goodsCents: number
  /** `unknown` without a country. */
  readonly delivery: DeliveryPrice | 'unknown'
}

/** Reads the products of a cart, and estimates what it costs. */
export async function priceCart(
  shop: Pick<Shop, 'database' | 'settings' | 'clock'>,
  { lines, country }: AgentCart,
  reading: Reading,
): Promise<PricedCart> {
  const settings = await shop.settings.read()
  const taxes = taxesOfNow(settings, shop.clock())
  const ids = lines.map(({ productId }) => productId)
  const found = await findBookable(shop.database.read, ids)
  const products = new Map(found.map((product) => [product.id, wordsInLanguage(product, reading)]))
  const priced = lines.map((written): PricedLine => {
    const product = products.get(written.productId)
    const unitCents = product ? unitCentsOf(product, written.quantity) : 0
    return {
      written,
      product,
      name: product?.name ?? written.name,
      unitCents,
      totalCents: orderPriceCents(unitCents, written.quantity),
      pieceCents: {
        before: grossOf(written.unitPriceCents, product),
        now: grossOf(product?.unitPriceCents ?? 0, product),
      },
      changes: changesOfLine(written, product),
    }
  })
  const goodsCents = priced.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return { lines: priced, goodsCents, delivery: deliveryOf(settings.rates) }

  function unitCentsOf(product: ProductRow, quantity: number): number {
    const { unitPriceCents, priceBreaks } = product
    return grossOf(unitPriceCentsFor(quantity, unitPriceCents, priceBreaks), product)
  }

  function grossOf(cents: number, product: Pick<ProductRow, 'details'> | undefined): number {
    return product?.details.giftCard ? cents : taxes.grossOf(cents, country)
  }

  function deliveryOf(rates: typeof settings.rates): PricedCart['delivery'] {
    if (country === null && !includesDelivery(rates)) return 'unknown'
    // Gift cards are mailed as a code.
    const sent = priced.filter(({ product }) => product && !product.details.giftCard)
    if (sent.length === 0) return 'included'
    const parcel = {
      goodsCents: sent.reduce((sum, { totalCents }) => sum + totalCents, 0),
      grams: sent.reduce(
        (sum, { product, written }) => sum + gramsOf(rates, product?.details.weightGrams, written.quantity),
        0,
      ),
    }
    return deliveryPrice(rates, country, parcel, taxes.grossOf)
  }
}
