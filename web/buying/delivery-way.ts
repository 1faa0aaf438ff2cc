import { use } from 'react'
import type { DeliveryWay } from '../../contract/orders/orders.ts'
import type { PickUpPlace } from '../../contract/shop/pick-up-place.ts'
import { useStored, writeStored } from '../session/browser-storage.ts'
import { DeliveryPricesContext } from './delivery-country.ts'

/** Returns where orders are picked up; undefined if the shop offers no pick-up. */
export function usePickUpPlace(): PickUpPlace | undefined {
  return use(DeliveryPricesContext)?.pickup ?? undefined
}

/** The browser keeps the way, so that basket, booking form and prices agree, and a reload changes nothing. */
const storageKey = 'deliveryWay'

export function chooseWay(way: DeliveryWay): void {
  writeStored(storageKey, way)
}

/** Returns whether the visitor picks up what is ordered next; false on the server and during hydration. */
export function useIsPickedUp(): boolean {
  const place = usePickUpPlace()
  const stored = useStored(storageKey)
  return place !== undefined && stored === 'pickup'
}
