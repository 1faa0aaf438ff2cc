import { useState } from 'react'
import type { DeliveryWay, Order } from '../../../../contract/orders/orders.ts'
import { chooseDeliveryWay } from '../../../../contract/orders/pick-up.ts'
import type { PickUpPlace } from '../../../../contract/shop/pick-up-place.ts'
import { isGiftCard } from '../../../../domain/orders/gift-card-order.ts'
import { isPickedUp } from '../../../../domain/orders/pick-up.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import { reloadShown } from '../../../api/use-loaded.ts'
import { included, useVisitorCountry } from '../../../buying/delivery-country.ts'
import { useLoadedDeliveryPrices } from '../../../buying/loaded-delivery-prices.ts'
import { useAction } from '../../../forms/use-action.ts'

/** A choice that the shown orders do not have yet. */
interface Wish {
  readonly way: DeliveryWay
  /** The ways of the orders before. */
  readonly before: string
}

interface PickUp {
  readonly place: PickUpPlace
  readonly way: DeliveryWay
  readonly busy: boolean
  /** Why the last choice failed. */
  readonly problem: string | undefined
  readonly choose: (way: DeliveryWay) => void
}

/** Returns the choice between delivery and pick-up of unpaid orders; undefined if the shop offers no pick-up. */
export function usePickUp(all: readonly Order[]): PickUp | undefined {
  // Gift cards go by email, however the other orders reach their customer.
  const orders = all.filter((order) => !isGiftCard(order))
  const api = useApi()
  const offered = useHost().offers(chooseDeliveryWay)
  const prices = useLoadedDeliveryPrices(offered)
  const { chosen } = useVisitorCountry(prices ?? included)
  const [wish, setWish] = useState<Wish>()
  const { busyWith, failure, start } = useAction(async (way: DeliveryWay) => {
    const country = way === 'parcel' && chosen !== undefined && { deliverTo: { country: chosen } }
    await api.call(chooseDeliveryWay, {
      body: { orders: orders.map(({ _id }) => _id), way, ...country },
    })
    // The new sum must be seen before it is paid.
    reloadShown()
  })
  const place = prices?.pickup
  if (!offered || !place || orders.length === 0) return undefined
  const stored = orders.every(isPickedUp) ? 'pickup' : 'parcel'
  const before = orders.map(({ deliveryWay }) => deliveryWay).join()
  // The choice shows until the orders have loaded again with it, or it has failed.
  const isOpen = wish?.before === before && failure === undefined
  return {
    place,
    way: isOpen ? wish.way : stored,
    busy: busyWith !== undefined,
    problem: failure?.message,
    choose(way) {
      setWish({ way, before })
      start(way)
    },
  }
}
