import { type DeliveryRates, getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { familyKey } from '../../../domain/catalogue/product-family.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf } from '../../api/host.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { productsTexts } from '../../texts/storefront.ts'
import { allBookable } from './all-bookable.ts'
import { feedTexts } from './feed-texts.ts'
import {
  type Absolute,
  type OfferedDelivery,
  type ProductOffer,
  plainAmount,
  productFacts,
  type ShopTerms,
} from './product-facts.ts'
import { plainValue, propertyOfAxis, type VariantProperty } from './product-group.ts'
import { element } from './xml.ts'

const toolsAtOnce = 200

/** The limits of shopping services: characters of title and description, number of pictures. */
const longest = { title: 150, description: 5_000, pictures: 10 } as const

/**
 * Yields the product feed for shopping services in parts: RSS 2.0 with fields of the `g:` namespace.
 *
 * @param absolute makes whole URLs, those of pages in the language of the feed.
 */
export async function* productFeed(
  api: ShopApi,
  settings: ShopSettings,
  absolute: Absolute = absoluteAt(settings.publicUrl),
): AsyncGenerator<string> {
  let isBegun = false
  const terms = { shop: settings.shop, rates: await ratesOf(api, settings) }
  for await (const { tools } of allBookable(api, settings, toolsAtOnce)) {
    // The first part waits for the backend, so that a failure never yields half a feed.
    const start = isBegun ? '' : beginning(absolute, settings.shop)
    isBegun = true
    yield start + tools.map((tool) => itemOf(tool, absolute, terms)).join('')
  }
  yield `${isBegun ? '' : beginning(absolute, settings.shop)}</channel></rss>\n`
}

/** Loads the prices of delivery; undefined if the backend offers none. */
async function ratesOf(api: ShopApi, settings: ShopSettings): Promise<DeliveryRates | undefined> {
  return hostOf(settings).offers(getDeliveryPrices) ? await api.call(getDeliveryPrices, {}) : undefined
}

function beginning(absolute: Absolute, { company }: ShopOnPages): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', company.name),
    element('link', absolute(links.tools)),
    element('description', productsTexts.description),
    '',
  ].join('\n')
}

/**
 * Returns a tool's feed item; empty without a price or a known stock, which every service requires. A tool with a
 * minimum order is one multipack at the price of its smallest order, as the services demand.
 */
function itemOf(tool: DescribedProduct, absolute: Absolute, terms: ShopTerms): string {
  const { offer, ...facts } = productFacts(tool, absolute, terms)
  if (!offer || offer.isAvailable === undefined) return ''
  const { minimum, isAvailable } = offer
  const [picture = '', ...morePictures] = facts.pictures
  const isPack = minimum > 1
  return [
    '<item>',
    element('g:id', facts.id),
    element('title', titleOf(facts.name, minimum)),
    element('description', cut(facts.description, longest.description)),
    element('link', facts.address),
    element('g:image_link', picture),
    ...morePictures.slice(0, longest.pictures).map((more) => element('g:additional_image_link', more)),
    ...pricesOf(offer),
    ...(isPack
      ? [
          element('g:multipack', String(minimum)),
          element('g:unit_pricing_measure', `${minimum} ct`),
          element('g:unit_pricing_base_measure', '1 ct'),
        ]
      : []),
    element('g:availability', isAvailable ? 'in_stock' : 'out_of_stock'),
    element('g:condition', offer.condition),
    element('g:brand', tool.brand),
    element('g:gtin', tool.gtin),
    element('g:mpn', tool.mpn),
    ...(tool.gtin || (tool.brand && tool.mpn) ? [] : [element('g:identifier_exists', 'no')]),
    ...familyOf(tool),
    element('g:product_type', tool.categoryLabel ?? tool.category),
    tool.weightGrams === undefined ? '' : element('g:shipping_weight', `${tool.weightGrams * minimum} g`),
    deliveryOf(offer),
    '</item>\n',
  ].join('')
}

/** Returns what joins the members of a family in a shopping service, and what tells them apart. */
function familyOf({ family, familyAxes = [], specs = [] }: DescribedProduct): readonly string[] {
  if (family === undefined) return []
  const values = familyAxes.map((axis) => ({ axis, ...specs.find(({ key }) => key === axis) }))
  const of = (name: VariantProperty) =>
    values.flatMap(({ axis, value, unit }) =>
      value === undefined || propertyOfAxis(axis) !== name ? [] : plainValue({ value, unit }),
    )
  return [
    element('g:item_group_id', familyKey(family)),
    element('g:color', of('color').join(', ') || undefined),
    element('g:size', of('size').join(', ') || undefined),
  ]
}

/** Returns the price, which is the earlier one with the sale price beside it for a reduced product. */
function pricesOf(offer: ProductOffer): readonly string[] {
  const price = amountOf(offer, offer.priceCents)
  if (offer.earlierCents === undefined) return [element('g:price', price)]
  return [
    element('g:price', amountOf(offer, offer.earlierCents)),
    element('g:sale_price', price),
    ...(offer.sale ? [element('g:sale_price_effective_date', periodOf(offer.sale))] : []),
  ]
}

/** Writes a period as the services read it: both instants in ISO 8601 with minutes, in UTC. */
function periodOf({ startsAt, endsAt }: NonNullable<ProductOffer['sale']>): string {
  const [from, to] = [startsAt, endsAt].map((at) => `${new Date(at).toISOString().slice(0, 16)}Z`)
  return `${from}/${to}`
}

/** Returns the delivery: without a country if it costs the same everywhere, else once for each country. */
function deliveryOf(offer: ProductOffer): string {
  const { delivery } = offer
  if (!delivery) return ''
  const [first, ...others] = delivery.fees
  if (first?.priceCents === 0 && others.length === 0) return shippingTo(offer, delivery, 0)
  return delivery.fees
    .flatMap(({ priceCents, countries }) =>
      countries.map((country) => shippingTo(offer, delivery, priceCents, country)),
    )
    .join('')
}

function shippingTo(
  offer: ProductOffer,
  { handlingDays, transitDays }: OfferedDelivery,
  priceCents: number,
  country?: string,
): string {
  return [
    '<g:shipping>',
    element('g:country', country),
    element('g:price', amountOf(offer, priceCents)),
    element('g:min_handling_time', String(handlingDays.from)),
    element('g:max_handling_time', String(handlingDays.to)),
    element('g:min_transit_time', String(transitDays.from)),
    element('g:max_transit_time', String(transitDays.to)),
    '</g:shipping>',
  ].join('')
}

function amountOf({ currency }: ProductOffer, cents: number): string {
  return `${plainAmount(cents)} ${currency}`
}

/** Returns the title with the number of pieces of the smallest order, because services show that order's price. */
function titleOf(name: string, minimum: number): string {
  if (minimum === 1) return cut(name, longest.title)
  const pieces = feedTexts.ofPieces(minimum)
  return cut(name, longest.title - pieces.length) + pieces
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('')
}
