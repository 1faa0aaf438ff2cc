import { cleanLine, cleanText } from '../../../contract/clean-text.ts'
import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { unitPriceCentsFor } from '../../../domain/catalogue/price-breaks.ts'
import { stockState } from '../../../domain/catalogue/stock-state.ts'
import { deliveryPrice, gramsOf, type Parcel } from '../../../domain/delivery/delivery-fee.ts'
import { centsOf, orderPriceCents } from '../../../domain/money.ts'
import { deliveryRuleOf } from '../../../domain/orders/delivery-promise.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { centsOfBreaks } from '../../buying/order-total.ts'
import { links } from '../../routing/links.ts'

/** Resolves an address against the shop's public URL. */
export type Absolute = (address: string) => string

/** Facts shared by the structured data of a tool's page and the product feed. */
export interface ProductFacts {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Absolute; so are the pictures, of which the main one is the first. */
  readonly address: string
  readonly pictures: readonly string[]
  readonly sku: string
  /** Absent for a product without a price. */
  readonly offer: ProductOffer | undefined
}

/**
 * The offer for every machine reader. Its price is that of the smallest order, which is the least that a shopper pays.
 * Google compares the feed with the page, and requires "the price for the minimum number of products that you require a
 * user to purchase" (https://support.google.com/merchants/answer/6324371).
 */
export interface ProductOffer {
  readonly currency: string
  /** The minimum order. */
  readonly minimum: number
  /** The price of `minimum` pieces. */
  readonly priceCents: number
  /** The earlier price of `minimum` pieces; undefined for a product that is not reduced. */
  readonly earlierCents: number | undefined
  /** The sale that lowers the price now, in milliseconds; undefined without one, or if nobody knows its end. */
  readonly sale: { readonly startsAt: number; readonly endsAt: number } | undefined
  /** The total price of the smallest order and of each quantity that starts a price break. */
  readonly prices: readonly QuantityPrice[]
  /** Whether the smallest order can be booked; undefined if the backend does not state the stock. */
  readonly isAvailable: boolean | undefined
  readonly condition: 'new'
  /** Absent if the shop promises no delivery. */
  readonly delivery: OfferedDelivery | undefined
}

/** The total price of a quantity. */
interface QuantityPrice {
  readonly pieces: number
  readonly priceCents: number
}

/** The delivery of the smallest order, as /delivery states it; days are working days. */
export interface OfferedDelivery {
  /** At least one. */
  readonly fees: readonly DeliveryFee[]
  readonly handlingDays: DayRange
  readonly transitDays: DayRange
}

/** The price of delivery to some countries. */
interface DeliveryFee {
  readonly priceCents: number
  /** ISO 3166 codes. */
  readonly countries: readonly string[]
}

interface DayRange {
  readonly from: number
  readonly to: number
}

/** What a product costs beside its own price. */
export interface ShopTerms {
  readonly shop: ShopOnPages
  /** Undefined if the backend does not offer prices of delivery. */
  readonly rates: DeliveryRates | undefined
}

/** Returns the facts of a tool. */
export function productFacts(tool: DescribedProduct, absolute: Absolute, terms: ShopTerms): ProductFacts {
  const pictures = [tool.img, ...(tool.pictures ?? []).map(({ img }) => img)].filter((img) => img !== '')
  return {
    id: tool._id,
    name: cleanLine(tool.name),
    description: cleanText(tool.shortDescription || tool.name),
    address: absolute(links.tool(tool._id)),
    pictures: pictures.map(absolute),
    sku: cleanLine(tool.sku ?? tool._id),
    offer: tool.price === undefined ? undefined : offerOf(tool, tool.price, terms),
  }
}

function offerOf(tool: DescribedProduct, price: number, { shop, rates }: ShopTerms): ProductOffer {
  const { minOrderQuantity: minimum = 1, availableQuantity } = tool
  const breaks = centsOfBreaks(tool.priceBreaks)
  const priceOf = (pieces: number): QuantityPrice => ({
    pieces,
    priceCents: orderPriceCents(unitPriceCentsFor(pieces, centsOf(price), breaks), pieces),
  })
  const smallest = priceOf(minimum)
  const larger = breaks.filter(({ from }) => from > minimum).map(({ from }) => priceOf(from))
  const earlierCents = orderPriceCents(centsOf(tool.compareAtPrice ?? 0), minimum)
  const parcel = {
    goodsCents: smallest.priceCents,
    grams: gramsOf(rates ?? { pieceGrams: null }, tool.weightGrams, minimum),
  }
  const stock = stockState(availableQuantity, minimum)
  return {
    currency: shop.money.currency,
    minimum,
    priceCents: smallest.priceCents,
    earlierCents: earlierCents > smallest.priceCents ? earlierCents : undefined,
    sale: salePeriodOf(tool),
    prices: [smallest, ...larger],
    isAvailable: availableQuantity === undefined ? undefined : !['out', 'short'].includes(stock),
    condition: 'new',
    delivery: deliveryOf(shop, rates, parcel),
  }
}

function salePeriodOf({ saleStartsAt, saleEndsAt }: DescribedProduct): ProductOffer['sale'] {
  if (saleStartsAt === undefined || saleEndsAt === undefined) return undefined
  return { startsAt: saleStartsAt, endsAt: saleEndsAt }
}

/** Returns the delivery of a parcel. An order paid after the cut-off leaves on the next working day. */
function deliveryOf(
  shop: ShopOnPages,
  rates: DeliveryRates | undefined,
  parcel: Parcel,
): OfferedDelivery | undefined {
  const rule = deliveryRuleOf(shop)
  const fees = feesOf(shop, rates, parcel)
  if (!rule || fees.length === 0) return undefined
  return {
    fees,
    handlingDays: { from: 0, to: 1 },
    transitDays: { from: rule.daysFrom, to: shop.delivery.daysFarthest ?? rule.daysTo },
  }
}

/** Returns the prices of delivering a parcel, the countries of each together; none if the shop names no country. */
function feesOf(
  { delivery, terms }: ShopOnPages,
  rates: DeliveryRates | undefined,
  parcel: Parcel,
): readonly DeliveryFee[] {
  if (terms.delivery === 'included')
    return delivery.countries.length === 0 ? [] : [{ priceCents: 0, countries: delivery.countries }]
  if (!rates) return []
  const countries = new Set([...rates.zones.flatMap((zone) => zone.countries), ...delivery.countries])
  const priced = [...countries].flatMap((country) => {
    const price = deliveryPrice(rates, country, parcel)
    return typeof price === 'string' ? [] : [{ country, feeCents: price.feeCents }]
  })
  return [...Map.groupBy(priced, ({ feeCents }) => feeCents)].map(([priceCents, of]) => ({
    priceCents,
    countries: of.map(({ country }) => country),
  }))
}

/** Writes an amount for machines: `1234.50`. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
