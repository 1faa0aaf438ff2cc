import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import { centsOf } from '../money.ts'
import { spreadCents } from '../payments/spread-cents.ts'

/** The properties of a parcel that set its delivery price. */
export interface Parcel {
  readonly goodsCents: number
  readonly grams: number
}

/** The delivery of a parcel to a country. */
export interface PricedDelivery {
  readonly feeCents: number
  /** Goods that are missing for free delivery; null if more goods never make it free, or it is free. */
  readonly missingCents: number | null
}

/** `included` if the shop has no zones, so that prices include delivery; `nowhere` if it does not deliver there. */
export type DeliveryPrice = PricedDelivery | 'included' | 'nowhere'

type Zone = DeliveryRates['zones'][number]

/** Returns whether prices include delivery, because the shop has no zones. */
export function includesDelivery({ zones }: Pick<DeliveryRates, 'zones'>): boolean {
  return zones.length === 0
}

/**
 * Returns the zone of a country; undefined if the shop does not deliver there. An unknown country gets the default
 * zone, else the zone of the home country, else the first, so that a client of the bare contract gets a price.
 *
 * @param country ISO 3166 code; null if it is unknown.
 */
export function zoneOf(rates: DeliveryRates, country: string | null): Zone | undefined {
  const { zones, defaultZone, home } = rates
  const withCountry = (code: string | null) =>
    code === null ? undefined : zones.find(({ countries }) => countries.includes(code))
  const byDefault = defaultZone === null ? undefined : zones[defaultZone]
  if (country !== null) return withCountry(country) ?? byDefault
  return byDefault ?? withCountry(home) ?? zones[0]
}

/** Adds the tax of a country to a fee, in cents. */
type FeeWithTax = (cents: number, country: string | null) => number

/** A fee that the customer pays as the owner has set it. */
export const asSet: FeeWithTax = (cents) => cents

/** Returns the price of delivering a parcel to a country, with what is missing for free delivery. */
export function deliveryPrice(
  rates: DeliveryRates,
  country: string | null,
  parcel: Parcel,
  withTax = asSet,
): DeliveryPrice {
  if (includesDelivery(rates)) return 'included'
  const zone = zoneOf(rates, country)
  if (!zone) return 'nowhere'
  const feeCents = withTax(feeOf(zone, parcel), country)
  return { feeCents, missingCents: feeCents === 0 ? null : missingFor(zone, parcel.goodsCents) }
}

function feeOf(zone: Zone, { goodsCents, grams }: Parcel): number {
  if (zone.freeFrom !== null && goodsCents >= centsOf(zone.freeFrom)) return 0
  const reached = zone.steps.findLast(({ from }) =>
    zone.by === 'amount' ? goodsCents >= centsOf(from) : grams >= from,
  )
  return centsOf((reached ?? zone.steps[0])?.fee ?? 0)
}

function missingFor(zone: Zone, goodsCents: number): number | null {
  const freeSteps = zone.by === 'amount' ? zone.steps.filter(({ fee }) => fee === 0) : []
  const free = [...freeSteps.map(({ from }) => from), ...(zone.freeFrom === null ? [] : [zone.freeFrom])]
    .map(centsOf)
    .filter((cents) => cents > goodsCents)
  return free.length === 0 ? null : Math.min(...free) - goodsCents
}

/** An order of a delivery group: orders that are booked together. */
export interface GroupedOrder extends Parcel {
  readonly id: string
  /** The country for which its delivery is priced; null if it is unknown. */
  readonly country: string | null
  /** Its present share of the fee. */
  readonly deliveryCents: number
  /** True for an order whose price stays, because it is paid or its payment is under way. */
  readonly isFixed: boolean
}

/**
 * Returns the share of the delivery fee of each order whose price may change. The orders of a group that go to the same
 * zone are one parcel. Fixed orders keep their shares; the others get the rest of the parcel's fee in proportion to
 * their goods (docs/decisions/0142). An order to a country that the shop does not deliver to keeps its share, so it is
 * not in the result.
 *
 * @param group its orders that are not cancelled.
 * @param withTax what the customer pays for a fee; a parcel to several countries has the tax of its first open order.
 */
export function deliveryShares(
  rates: DeliveryRates,
  group: readonly GroupedOrder[],
  withTax = asSet,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  if (includesDelivery(rates)) {
    for (const { id, isFixed } of group) if (!isFixed) shares.set(id, 0)
    return shares
  }
  for (const [zone, orders] of Map.groupBy(group, ({ country }) => zoneOf(rates, country))) {
    if (!zone) continue
    const fixedCents = orders.reduce((sum, order) => sum + (order.isFixed ? order.deliveryCents : 0), 0)
    const open = orders.filter(({ isFixed }) => !isFixed)
    const feeCents = withTax(feeOf(zone, parcelOf(orders)), open[0]?.country ?? null)
    const restCents = Math.max(0, feeCents - fixedCents)
    const spread = spreadCents(
      restCents,
      open.map(({ goodsCents }) => goodsCents),
    )
    for (const [index, { id }] of open.entries()) shares.set(id, spread[index] ?? 0)
  }
  return shares
}

/**
 * Returns the shares of the orders of a parcel after one was cancelled. Their sum changes only by the difference of the
 * fee, so that rates which the owner has changed since the booking do not count.
 *
 * @param group the other orders of the delivery group that are not cancelled, with their goods before and after: what
 * remains may lose its discount.
 */
export function sharesWithout(
  rates: DeliveryRates,
  cancelled: GroupedOrder,
  group: { readonly before: readonly GroupedOrder[]; readonly after: readonly GroupedOrder[] },
  withTax = asSet,
): ReadonlyMap<string, number> {
  const zone = zoneOf(rates, cancelled.country)
  const isInParcel = ({ country }: GroupedOrder) => zoneOf(rates, country) === zone
  const parcel = group.after.filter(isInParcel)
  const open = parcel.filter(({ isFixed }) => !isFixed)
  if (!zone || open.length === 0) return new Map()
  const sharesCents = (orders: readonly GroupedOrder[]) =>
    orders.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0)
  const feeCents = (orders: readonly GroupedOrder[]) =>
    withTax(feeOf(zone, parcelOf(orders)), cancelled.country)
  const changeCents = feeCents(parcel) - feeCents([cancelled, ...group.before.filter(isInParcel)])
  const fixedCents = sharesCents(parcel) - sharesCents(open)
  const restCents = Math.max(0, sharesCents([cancelled, ...parcel]) + changeCents - fixedCents)
  const spread = spreadCents(
    restCents,
    open.map(({ goodsCents }) => goodsCents),
  )
  return new Map(open.map(({ id }, index) => [id, spread[index] ?? 0]))
}

/** Returns the parcel of several orders. */
export function parcelOf(orders: readonly Parcel[]): Parcel {
  return {
    goodsCents: orders.reduce((sum, { goodsCents }) => sum + goodsCents, 0),
    grams: orders.reduce((sum, { grams }) => sum + grams, 0),
  }
}

/**
 * Returns the weight of some pieces in whole grams, rounded up.
 *
 * @param weightGrams the weight of one piece; undefined if the product has none, so that the owner's default counts.
 */
export function gramsOf(
  { pieceGrams }: Pick<DeliveryRates, 'pieceGrams'>,
  weightGrams: number | undefined,
  quantity: number,
): number {
  // 50 × 1.1 is 55.00000000000001 in binary.
  return Math.ceil(Number(((weightGrams ?? pieceGrams ?? 0) * quantity).toFixed(6)))
}
