import type { DeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import { gramsOf } from '../../../domain/delivery/delivery-fee.ts'
import { centsOf } from '../../../domain/money.ts'
import type { BasketLine } from '../../buying/basket.ts'
import {
  type ShownDelivery,
  shownDelivery,
  useDeliveryPrices,
  useVisitorCountry,
} from '../../buying/delivery-country.ts'
import type { Products } from './load-products.ts'

const included: DeliveryPrices = { zones: [], defaultZone: null, home: null, pieceGrams: null, names: {} }

interface BasketDelivery {
  /** Undefined if prices include delivery, and for orders that are picked up. */
  readonly prices: DeliveryPrices | undefined
  /** Undefined while the prices of the goods load. */
  readonly delivery: ShownDelivery | undefined
  /** The country that the visitor has chosen. */
  readonly deliverTo: string | undefined
}

/** Returns what delivery of the lines costs to the visitor's country. */
export function useBasketDelivery(
  lines: readonly BasketLine[],
  products: Products,
  goods: number | null,
  isPickedUp: boolean,
): BasketDelivery {
  const prices = useDeliveryPrices()
  const { shown, chosen } = useVisitorCountry(prices ?? included)
  if (!prices || isPickedUp) return { prices: undefined, delivery: undefined, deliverTo: undefined }
  if (goods === null) return { prices, delivery: undefined, deliverTo: chosen }
  const grams = lines
    .map(({ id, quantity }) => gramsOf(prices, products.get(id)?.weightGrams, quantity))
    .reduce((sum, weight) => sum + weight, 0)
  const delivery = shownDelivery(prices, shown, { goodsCents: centsOf(goods), grams })
  return { prices, delivery, deliverTo: chosen }
}
