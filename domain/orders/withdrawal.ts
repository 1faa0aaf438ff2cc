import type { SectionValues } from '../../contract/shop/shop-sections.ts'
import { addDays, type CalendarDate, dateIn, startOfDay } from '../shop/shop-days.ts'
import { workingDaysAfter } from '../shop/working-days.ts'

type Delivery = SectionValues['delivery']

/**
 * The days that the law of the European Union gives to return a product, and to refund it, for a shop that has set
 * none.
 */
export const leastReturnDays = 14
/** How long a parcel takes at most where the shop promises no days. */
const longestWay = 14

/** An order as a withdrawal sees it. */
interface Withdrawable {
  readonly state: 'unpaid' | 'paid' | 'cancelled'
  readonly sentAt: number | null
  readonly withdrawnAt: number | null
  readonly priceCents: number
  readonly givenBackCents: number
}

/**
 * Whether an order can be withdrawn from: `open`, or why not. `withdrawn`: already withdrawn; `refunded`: fully
 * refunded; `late`: the period has ended.
 */
export type WithdrawalState = 'open' | 'withdrawn' | 'refunded' | 'cancelled' | 'late'

/**
 * Returns when the right to withdraw from a sent order ends: the days of returns after the day on which the slowest
 * promised parcel arrives, in full days of the shop's time zone. The shop does not learn when a parcel arrives, so
 * it assumes the last day.
 */
export function withdrawalEnds(sentAt: number, delivery: Delivery, timeZone: string): number {
  const arrives = lastArrival(dateIn(timeZone, sentAt), delivery)
  const lastDay = addDays(arrives, delivery.returnDays ?? leastReturnDays)
  return startOfDay(timeZone, addDays(lastDay, 1))
}

/** Returns whether an order can be withdrawn from at an instant. */
export function withdrawalState(
  order: Withdrawable,
  now: number,
  { delivery, money }: Pick<SectionValues, 'delivery' | 'money'>,
): WithdrawalState {
  if (order.withdrawnAt !== null) return 'withdrawn'
  if (order.state === 'cancelled') return 'cancelled'
  if (order.state === 'paid' && order.givenBackCents >= order.priceCents) return 'refunded'
  const isLate = order.sentAt !== null && now >= withdrawalEnds(order.sentAt, delivery, money.timeZone)
  return isLate ? 'late' : 'open'
}

function lastArrival(sent: CalendarDate, delivery: Delivery): CalendarDate {
  const { daysTo, daysFarthest } = delivery
  if (daysTo === null) return addDays(sent, longestWay)
  return workingDaysAfter(delivery, sent, Math.max(daysTo, daysFarthest ?? 0))
}
