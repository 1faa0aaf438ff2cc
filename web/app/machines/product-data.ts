import type { ProductSafety } from '../../../contract/catalogue/tool-guide.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { toolTexts } from '../../features/tool/texts.ts'
import { links } from '../../routing/links.ts'
import {
  type Absolute,
  type ProductFacts,
  type ProductOffer,
  plainAmount,
  productFacts,
} from './product-facts.ts'
import { groupData, variantOf } from './product-group.ts'
import { returnPolicies, shippingDetailsOf } from './terms-data.ts'

/** Returns the schema.org data of a tool's page: the product and its breadcrumbs. */
export function toolPageData(
  { tool, guide, reviews, delivery }: ToolData,
  absolute: Absolute,
  shop: ShopOnPages,
) {
  const facts = productFacts(tool, absolute, { shop, rates: delivery })
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${facts.address}#product`,
    name: facts.name,
    description: facts.description,
    url: facts.address,
    ...(facts.pictures.length > 0 && { image: [...facts.pictures] }),
    sku: facts.sku,
    productID: facts.id,
    ...(tool.gtin !== undefined && { gtin: tool.gtin }),
    ...(tool.mpn !== undefined && { mpn: tool.mpn }),
    ...manufacturerOf(guide?.safety?.maker),
    ...(tool.brand !== undefined && { brand: { '@type': 'Brand', name: tool.brand } as const }),
    ...(tool.category !== undefined && { category: tool.categoryLabel ?? tool.category }),
    ...(tool.weightGrams !== undefined && { weight: measured(tool.weightGrams, 'GRM') }),
    ...propertiesOf({ tool, guide }),
    ...variantOf(guide?.family, tool._id, absolute),
    ...(facts.offer && { offers: offerData(facts, facts.offer, absolute, shop, guide?.safety?.guarantee) }),
    ...ratingData(reviews),
  } as const
  const group = guide?.family && groupData(guide.family, absolute)
  const crumbs = breadcrumbs(facts, absolute, shop.company.name, tool.kind === 'part')
  return [product, crumbs, ...(group ? [group] : [])] as const
}

/**
 * Returns a measured value for schema.org.
 * @param unitCode the unit's UN/CEFACT code.
 */
function measured(value: number, unitCode: 'GRM' | 'MMT') {
  return { '@type': 'QuantitativeValue', value, unitCode } as const
}

/** Returns the rows of the specification, with the dictionary's names if the backend explains them. */
function propertiesOf({ tool, guide }: Pick<ToolData, 'tool' | 'guide'>) {
  const rows = guide?.specs ?? (tool.specs ?? []).map((spec) => ({ ...spec, name: spec.key }))
  const properties = rows.map(({ key, name, value, unit }) => ({
    '@type': 'PropertyValue' as const,
    propertyID: key,
    name,
    value,
    ...(unit && { unitText: unit }),
  }))
  return properties.length > 0 ? { additionalProperty: properties } : {}
}

function manufacturerOf(maker: ProductSafety['maker']) {
  if (!maker) return {}
  const { name, address, country, contact } = maker
  return {
    manufacturer: {
      '@type': 'Organization',
      name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.split('\n').join(', '),
        addressCountry: country,
      },
      ...(contact.includes('://') ? { url: contact } : { email: contact }),
    },
  } as const
}

/** Returns the maker's own guarantee; ANN is the code of a year. */
function warrantyOf(guarantee: ProductSafety['guarantee']) {
  if (guarantee?.years === undefined) return {}
  return {
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: guarantee.years, unitCode: 'ANN' },
    },
  } as const
}

const inStock = 'https://schema.org/InStock' as const
const outOfStock = 'https://schema.org/OutOfStock' as const

/** Returns the offer. Its own price is that of the smallest order, the first of the quantity prices. */
function offerData(
  facts: ProductFacts,
  offer: ProductOffer,
  absolute: Absolute,
  shop: ShopOnPages,
  guarantee: ProductSafety['guarantee'],
) {
  const { currency: priceCurrency, delivery, isAvailable, minimum } = offer
  const policies = returnPolicies(absolute, shop.delivery)
  const taxIncluded = shop.terms.tax !== 'none' && { valueAddedTaxIncluded: shop.terms.tax === 'included' }
  return {
    '@type': 'Offer',
    url: facts.address,
    price: plainAmount(offer.priceCents),
    priceCurrency,
    // The last day of the price: a sale until midnight ends on the day before.
    ...(offer.sale && { priceValidUntil: dateIn(shop.money.timeZone, offer.sale.endsAt - 1) }),
    ...(isAvailable !== undefined && {
      availability: isAvailable ? inStock : outOfStock,
    }),
    itemCondition: conditions[offer.condition],
    eligibleQuantity: atLeast(minimum),
    priceSpecification: [
      ...offer.prices.map(({ pieces, priceCents }) => ({
        '@type': 'UnitPriceSpecification' as const,
        price: plainAmount(priceCents),
        priceCurrency,
        ...taxIncluded,
        // Google derives the unit price from these two quantities, as from the feed's unit_pricing_measure.
        referenceQuantity: { ...exactly(pieces), valueReference: exactly(1) },
        eligibleQuantity: atLeast(pieces),
      })),
      ...(offer.earlierCents === undefined
        ? []
        : [
            {
              '@type': 'UnitPriceSpecification' as const,
              priceType: 'https://schema.org/StrikethroughPrice' as const,
              price: plainAmount(offer.earlierCents),
              priceCurrency,
              ...taxIncluded,
            },
          ]),
    ],
    seller: { '@type': 'Organization', '@id': absolute('/#organization'), name: shop.company.name },
    ...(delivery && { shippingDetails: shippingDetailsOf(delivery, shop, priceCurrency) }),
    ...(policies.length > 0 && { hasMerchantReturnPolicy: policies }),
    ...warrantyOf(guarantee),
  } as const
}

const conditions = { new: 'https://schema.org/NewCondition' } as const

function exactly(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'C62' } as const
}

/** C62 is the unit code of a piece. */
function atLeast(minValue: number) {
  return { '@type': 'QuantitativeValue', minValue, unitCode: 'C62' } as const
}

/** Returns the rating and reviews of customers who bought the tool here, because only those are verified. */
function ratingData(reviews: ToolData['reviews']) {
  const { average, count } = reviews?.boughtHere ?? { average: null, count: 0 }
  if (!reviews || average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    } as const,
    review: reviews.reviews
      .filter(({ boughtHere }) => boughtHere)
      .map((review) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: review.name },
        datePublished: new Date(review.createdAt).toISOString(),
        reviewRating: {
          '@type': 'Rating' as const,
          ratingValue: review.ratings,
          bestRating: 5,
          worstRating: 1,
        },
        ...(review.review && { reviewBody: review.review }),
      })),
  }
}

function breadcrumbs({ name, address }: ProductFacts, absolute: Absolute, shopName: string, isPart: boolean) {
  const way = [
    { name: shopName, item: absolute(links.home) },
    isPart
      ? { name: toolTexts.parts, item: absolute(links.items) }
      : { name: toolTexts.tools, item: absolute(links.tools) },
    { name, item: address },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  } as const
}
