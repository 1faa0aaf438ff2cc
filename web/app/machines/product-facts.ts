import { cleanLine, cleanText } from '../../../contract/clean-text.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { unitPriceCentsFor } from '../../../domain/catalogue/price-breaks.ts'
import { stockState } from '../../../domain/catalogue/stock-state.ts'
import { centsOf, orderPriceCents } from '../../../domain/money.ts'
import { deliveryRuleOf } from '../../../domain/orders/delivery-promise.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { centsOfBreaks } from '../../buying/order-total.ts'
import { links } from '../../routing/links.ts'

/** Resolves an address against the shop's public URL. */
export type Absolute = (address: string) => string

/** Facts that the structured data of a tool's page and the product feed share. */
export interface ProductFacts {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Absolute, as are the pictures; the main picture is the first. */
  readonly address: string
  readonly pictures: readonly string[]
  readonly sku: string
  /** Absent without a price. */
  readonly offer: ProductOffer | undefined
}

/**
 * The offer that every machine reader gets. Its price is that of the smallest order, which is what a shopper who orders
 * as little as possible pays: Google compares the feed with the page, and asks for "the price for the minimum number of
 * products that you require a user to purchase" (https://support.google.com/merchants/answer/6324371).
 */
export interface ProductOffer {
  readonly currency: string
  /** The fewest pieces that can be ordered. */
  readonly minimum: number
  /** The price of `minimum` pieces. */
  readonly priceCents: number
  /** The price of the smallest order and of each quantity from which a piece costs less. */
  readonly prices: readonly QuantityPrice[]
  /** Whether the smallest order can be booked; undefined if the backend does not tell the stock. */
  readonly isAvailable: boolean | undefined
  readonly condition: 'new'
  /** Absent if the shop promises no delivery. */
  readonly delivery: OfferedDelivery | undefined
}

/** The price of a number of pieces together. */
interface QuantityPrice {
  readonly pieces: number
  readonly priceCents: number
}

/** The delivery as /delivery states it; days are working days. */
export interface OfferedDelivery {
  readonly priceCents: number
  readonly handlingDays: DayRange
  readonly transitDays: DayRange
}

interface DayRange {
  readonly from: number
  readonly to: number
}

/** Returns the facts of a tool. */
export function productFacts(tool: DescribedProduct, absolute: Absolute, shop: ShopOnPages): ProductFacts {
  const pictures = [tool.img, ...(tool.pictures ?? []).map(({ img }) => img)].filter((img) => img !== '')
  return {
    id: tool._id,
    name: cleanLine(tool.name),
    description: cleanText(tool.shortDescription || tool.name),
    address: absolute(links.tool(tool._id)),
    pictures: pictures.map(absolute),
    sku: cleanLine(tool.sku ?? tool._id),
    offer: tool.price === undefined ? undefined : offerOf(tool, tool.price, shop),
  }
}

function offerOf(tool: DescribedProduct, price: number, shop: ShopOnPages): ProductOffer {
  const { minOrderQuantity: minimum = 1, availableQuantity } = tool
  const breaks = centsOfBreaks(tool.priceBreaks)
  const priceOf = (pieces: number): QuantityPrice => ({
    pieces,
    priceCents: orderPriceCents(unitPriceCentsFor(pieces, centsOf(price), breaks), pieces),
  })
  const smallest = priceOf(minimum)
  const larger = breaks.filter(({ from }) => from > minimum).map(({ from }) => priceOf(from))
  const stock = stockState(availableQuantity, minimum)
  return {
    currency: shop.money.currency,
    minimum,
    priceCents: smallest.priceCents,
    prices: [smallest, ...larger],
    isAvailable: availableQuantity === undefined ? undefined : !['out', 'short'].includes(stock),
    condition: 'new',
    delivery: deliveryOf(shop),
  }
}

/** Prices include the delivery. Paid after the cut-off, an order leaves on the next working day. */
function deliveryOf(shop: ShopOnPages): OfferedDelivery | undefined {
  const rule = deliveryRuleOf(shop)
  if (!rule || shop.delivery.countries.length === 0) return undefined
  return {
    priceCents: 0,
    handlingDays: { from: 0, to: 1 },
    transitDays: { from: rule.daysFrom, to: shop.delivery.daysFarthest ?? rule.daysTo },
  }
}

/** Writes an amount as machines read it: `1234.50`. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
