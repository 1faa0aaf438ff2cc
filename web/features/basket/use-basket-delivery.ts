import type { DeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import { gramsOf } from '../../../domain/delivery/delivery-fee.ts'
import { centsOf } from '../../../domain/money.ts'
import type { BasketLine } from '../../buying/basket.ts'
import {
  included,
  type ShownDelivery,
  shownDelivery,
  useDeliveryPrices,
  useVisitorCountry,
} from '../../buying/delivery-country.ts'
import { useIsPickedUp } from '../../buying/delivery-way.ts'
import type { Products } from '../../buying/load-products.ts'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'

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
): BasketDelivery {
  const prices = useDeliveryPrices()
  const isPickedUp = useIsPickedUp()
  const { taxes } = useTaxedPrices()
  const { shown, chosen } = useVisitorCountry(prices ?? included)
  if (!prices || isPickedUp) return { prices: undefined, delivery: undefined, deliverTo: undefined }
  if (goods === null) return { prices, delivery: undefined, deliverTo: chosen }
  const grams = lines
    .map(({ id, quantity }) => gramsOf(prices, products.get(id)?.weightGrams, quantity))
    .reduce((sum, weight) => sum + weight, 0)
  const delivery = shownDelivery(prices, shown, { goodsCents: centsOf(goods), grams }, taxes)
  return { prices, delivery, deliverTo: chosen }
}
