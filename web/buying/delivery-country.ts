import { createContext, use } from 'react'
import type { DeliveryPrices } from '../../contract/shop/delivery-rates.ts'
import type { PickUpPlace } from '../../contract/shop/pick-up-place.ts'
import { deliveryPrice, zoneOf } from '../../domain/delivery/delivery-fee.ts'
import { amountOf } from '../../domain/money.ts'
import { useStored, writeStored } from '../session/browser-storage.ts'

/** The prices of delivery of the page; undefined where the backend has none. */
export const DeliveryPricesContext = createContext<DeliveryPrices | undefined>(undefined)

/** Returns the prices of delivery; undefined if prices include it. */
export function useDeliveryPrices(): DeliveryPrices | undefined {
  const prices = use(DeliveryPricesContext)
  return prices && prices.zones.length > 0 ? prices : undefined
}

/** Returns where orders are picked up; undefined if the shop offers no pick-up. */
export function usePickUpPlace(): PickUpPlace | undefined {
  return use(DeliveryPricesContext)?.pickup ?? undefined
}

/** The browser keeps the visitor's country, so that every page shows the same price. */
const storageKey = 'deliverTo'

/** The choice of a country without a zone of its own. */
export const otherCountry = 'other'

export function chooseCountry(country: string): void {
  writeStored(storageKey, country)
}

/** The visitor's country, with what the page shows for it. */
interface VisitorCountry {
  /** What the select shows: a country of a zone, or `other`. */
  readonly shown: string
  /** The country that a booking names; undefined until the visitor has chosen one. */
  readonly chosen: string | undefined
}

/** Returns the visitor's country; on the server and during hydration that of the default zone. */
export function useVisitorCountry(prices: DeliveryPrices): VisitorCountry {
  const stored = useStored(storageKey)
  const known = new Set(countriesOf(prices))
  if (stored === otherCountry && prices.defaultZone !== null)
    return { shown: otherCountry, chosen: undefined }
  if (stored !== null && known.has(stored)) return { shown: stored, chosen: stored }
  return { shown: firstShown(prices), chosen: undefined }
}

/** Returns the countries of all zones. */
export function countriesOf({ zones }: DeliveryPrices): readonly string[] {
  return zones.flatMap(({ countries }) => countries)
}

function firstShown(prices: DeliveryPrices): string {
  const zone = zoneOf(prices, null)
  const { home } = prices
  if (home !== null && zone?.countries.includes(home)) return home
  return zone?.countries[0] ?? otherCountry
}

/** The delivery of a parcel in the shop's currency, as a page shows it. */
export interface ShownDelivery {
  readonly fee: number
  /** Goods that are missing for free delivery; undefined if more goods never make it free, or it is free. */
  readonly missing: number | undefined
}

/** Returns the delivery of a parcel to the shown country. */
export function shownDelivery(
  prices: DeliveryPrices,
  shown: string,
  parcel: { readonly goodsCents: number; readonly grams: number },
): ShownDelivery | undefined {
  const price = deliveryPrice(prices, shown === otherCountry ? null : shown, parcel)
  if (price === 'included' || price === 'nowhere') return undefined
  const { feeCents, missingCents } = price
  return { fee: amountOf(feeCents), missing: missingCents === null ? undefined : amountOf(missingCents) }
}
