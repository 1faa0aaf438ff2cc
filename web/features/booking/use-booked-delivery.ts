import type { DeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import { gramsOf } from '../../../domain/delivery/delivery-fee.ts'
import { centsOf, sumOfAmounts } from '../../../domain/money.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import {
  included,
  type ShownDelivery,
  shownDelivery,
  useDeliveryPrices,
  useVisitorCountry,
} from '../../buying/delivery-country.ts'
import { useIsPickedUp } from '../../buying/delivery-way.ts'
import { quantityOf } from '../../buying/order-total.ts'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'
import { useFormats } from '../../ui/values/formats.ts'

interface BookedDelivery {
  /** Undefined if prices include delivery, and for an order that is picked up. */
  readonly prices: DeliveryPrices | undefined
  /** Undefined while the quantity is unknown. */
  readonly delivery: ShownDelivery | undefined
  /** The country that the visitor has chosen. */
  readonly deliverTo: string | undefined
}

/**
 * Returns what delivery of a product costs to the visitor's country.
 *
 * @param goods what the pieces cost after their discount; null while the quantity is unknown.
 */
export function useBookedDelivery(
  product: DescribedProduct,
  quantityText: string,
  goods: number | null,
): BookedDelivery {
  const formats = useFormats()
  const prices = useDeliveryPrices()
  const isPickedUp = useIsPickedUp()
  const { taxes } = useTaxedPrices()
  const { shown, chosen } = useVisitorCountry(prices ?? included)
  const quantity = quantityOf(formats, quantityText)
  if (!prices || isPickedUp) return { prices: undefined, delivery: undefined, deliverTo: undefined }
  if (goods === null || quantity === null) return { prices, delivery: undefined, deliverTo: chosen }
  const grams = gramsOf(prices, product.weightGrams, quantity)
  const delivery = shownDelivery(prices, shown, { goodsCents: centsOf(goods), grams }, taxes)
  return { prices, delivery, deliverTo: chosen }
}

/** Adds the delivery to the price of goods. */
export function totalWith(goods: number | null, delivery: ShownDelivery | undefined): number | null {
  return goods === null || !delivery ? goods : sumOfAmounts([goods, delivery.fee])
}
