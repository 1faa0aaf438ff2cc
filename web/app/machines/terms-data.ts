import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { links } from '../../routing/links.ts'
import { type Absolute, type OfferedDelivery, plainAmount } from './product-facts.ts'

/** The maximum number of countries that shopping services read from a return policy. */
const countriesOfAPolicy = 50

const weekdayAddresses = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
] as const

/** Returns an offer's delivery for search engines: each price with its countries, and the days in transit. */
export function shippingDetailsOf(
  { fees, handlingDays, transitDays }: OfferedDelivery,
  { delivery: { weekdays } }: Pick<ShopOnPages, 'delivery'>,
  currency: string,
) {
  return fees.map(
    ({ priceCents, countries }) =>
      ({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: plainAmount(priceCents), currency },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          businessDays: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdayAddresses.filter((_, day) => weekdays.includes(day)),
          },
          handlingTime: days(handlingDays.from, handlingDays.to),
          transitTime: days(transitDays.from, transitDays.to),
        },
      }) as const,
  )
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const
}

/**
 * Returns the return policies, as /returns states them: the customer pays the return, unless the tool is faulty or
 * wrong.
 */
export function returnPolicies(absolute: Absolute, { returnDays, countries }: ShopOnPages['delivery']) {
  if (returnDays === null) return []
  const policy = {
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: absolute(links.returns),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
    itemCondition: 'https://schema.org/NewCondition',
  } as const
  const parts = Array.from({ length: Math.ceil(countries.length / countriesOfAPolicy) }, (_, part) =>
    countries.slice(part * countriesOfAPolicy, (part + 1) * countriesOfAPolicy),
  )
  return parts.map((applicableCountry) => ({ ...policy, applicableCountry }))
}
