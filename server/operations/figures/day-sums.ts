import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '../../data/database.ts'
import {
  countBooked,
  countPaidByBooking,
  type Stretch,
  sumSold,
  sumTaken,
} from '../../data/queries/figures/sums.ts'

/** Bookings and payments of a past day. Later events do not change these sums. */
export interface DaySums {
  readonly booked: number
  readonly paid: number
  readonly takenCents: number
  /** How much of it is delivery. */
  readonly deliveryCents: number
  /** The indexes of the sold products. Arrays take a third of the memory of objects: a thousand days are in memory. */
  readonly products: Uint32Array
  /** The sold pieces and the amount, by the same index. */
  readonly pieces: Uint32Array
  readonly cents: Float64Array
  /** The quarter-hours (since 1970) of the bookings whose orders were paid on this day. */
  readonly quarters: Uint32Array
  /** The number of these orders, by the same index. */
  readonly paidOfQuarter: Uint32Array
}

/** A query reads about this many orders, because the embedded database makes all other requests wait. */
const readAtOnce = 3_000

export const noSums: DaySums = {
  booked: 0,
  paid: 0,
  takenCents: 0,
  deliveryCents: 0,
  products: new Uint32Array(),
  pieces: new Uint32Array(),
  cents: new Float64Array(),
  quarters: new Uint32Array(),
  paidOfQuarter: new Uint32Array(),
}

const places = new Map<string, number>()
const ids: string[] = []

/** Returns the id of a product by its index in `ids`. */
export const productAt = (place: number) => ids[place] ?? ''

/** Returns the number of products with an index. */
export const countPlaces = () => ids.length

/** Sums the orders of a time span, in pieces between which other requests run. */
export async function sumDay(read: Reader, { from, to }: Stretch): Promise<DaySums> {
  const { booked } = await countBooked(read, { from, to })
  await nextTurn()
  const parts = Math.max(1, Math.ceil(booked / readAtOnce))
  const step = Math.ceil((to - from) / parts)
  const sold = new Map<number, { pieces: number; cents: number }>()
  const paidOfQuarter = new Map<number, number>()
  let paid = 0
  let deliveryOfDay = 0
  for (let start = from; start < to; start += step) {
    const part = { from: start, to: Math.min(to, start + step) }
    for (const { quarter, count } of await countPaidByBooking(read, part))
      paidOfQuarter.set(quarter, (paidOfQuarter.get(quarter) ?? 0) + count)
    const sums = await sumSold(read, part)
    for (const { tool: product, count, pieces, cents, deliveryCents } of sums) {
      paid += count
      deliveryOfDay += deliveryCents
      const place = placeOf(product)
      const sum = sold.get(place)
      if (sum) Object.assign(sum, { pieces: sum.pieces + pieces, cents: sum.cents + cents })
      else sold.set(place, { pieces, cents })
    }
    await nextTurn()
  }
  const cents = Float64Array.from(sold.values(), (sum) => sum.cents)
  return {
    booked,
    paid,
    takenCents: cents.reduce((sum, of) => sum + of, 0),
    deliveryCents: deliveryOfDay,
    products: Uint32Array.from(sold.keys()),
    pieces: Uint32Array.from(sold.values(), (sum) => sum.pieces),
    cents,
    quarters: Uint32Array.from(paidOfQuarter.keys()),
    paidOfQuarter: Uint32Array.from(paidOfQuarter.values()),
  }
}

/** Sums a part of a day. `bookedPaid` counts the orders booked in that part that have been paid so far. */
export async function sumPart(read: Reader, stretch: Stretch) {
  const { booked, paid: bookedPaid } = await countBooked(read, stretch)
  const { count: paid, cents: takenCents, deliveryCents } = await sumTaken(read, stretch)
  await nextTurn()
  return { booked, bookedPaid, paid, takenCents, deliveryCents }
}

/** Returns the index of a product in `ids`. */
export function placeOf(product: string): number {
  const known = places.get(product)
  if (known !== undefined) return known
  places.set(product, ids.length)
  return ids.push(product) - 1
}
