import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { deliveryRuleOf } from '../../../domain/orders/delivery-promise.ts'
import { links } from '../../routing/links.ts'
import type { Absolute } from './product-facts.ts'

/** Shopping services read at most this many countries of a return policy. */
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

/**
 * Returns the delivery as /delivery states it, for search engines; nothing if the shop promises none. Prices include
 * it; days are working days.
 */
export function shippingDetailsOf(shop: Pick<ShopOnPages, 'delivery' | 'money'>) {
  const { countries, daysFarthest } = shop.delivery
  const rule = deliveryRuleOf(shop)
  if (!rule || countries.length === 0) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: shop.money.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdayAddresses.filter((_, day) => rule.weekdays.includes(day)),
      },
      // Paid after the cut-off, an order leaves on the next working day.
      handlingTime: days(0, 1),
      transitTime: days(rule.daysFrom, daysFarthest ?? rule.daysTo),
    },
  } as const
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const
}

/** Returns the returns as /returns states them: the customer pays, unless the tool is faulty or the wrong one. */
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
