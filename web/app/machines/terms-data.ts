import { deliveryRule } from '../../../domain/delivery-promise.ts'
import { deliveryCountries, returnTerms } from '../../content/delivery-terms.ts'
import { links } from '../../routing/links.ts'
import type { Absolute } from './product-facts.ts'

const countries = Object.keys(deliveryCountries)
const { transitDays } = deliveryRule

/** Shopping services read at most this many countries of a return policy. */
const countriesOfAPolicy = 50

/** The delivery as /delivery states it, for search engines. Prices include it; days are working days. */
export const shippingDetails = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'USD' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    businessDays: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [
        'https://schema.org/Monday',
        'https://schema.org/Tuesday',
        'https://schema.org/Wednesday',
        'https://schema.org/Thursday',
        'https://schema.org/Friday',
      ],
    },
    // Paid after the cut-off, an order leaves on the next working day.
    handlingTime: days(0, 1),
    transitTime: days(transitDays.from, transitDays.farthest),
  },
} as const

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const
}

/** Returns the returns as /returns states them: the customer pays, unless the tool is faulty or the wrong one. */
export function returnPolicies(absolute: Absolute) {
  const policy = {
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: absolute(links.returns),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnTerms.withinDays,
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
