import type { SectionValues } from '../../contract/shop/shop-sections.ts'
import { addDays, type CalendarDate, dateIn, startOfDay } from '../shop/shop-days.ts'
import { workingDaysAfter } from '../shop/working-days.ts'

type Delivery = SectionValues['delivery']

/**
 * The minimum of European Union law, in days, for returning a product and for refunding it. Applies to a shop without
 * its own setting.
 */
export const leastReturnDays = 14
/** The assumed maximum transit time, in days, if the shop promises none. */
const longestWay = 14

/** The fields of an order that decide whether it can be withdrawn from. */
interface Withdrawable {
  readonly state: 'unpaid' | 'paid' | 'cancelled'
  readonly sentAt: number | null
  readonly withdrawnAt: number | null
  readonly priceCents: number
  readonly givenBackCents: number
}

/**
 * Whether an order permits a withdrawal: `open`, or the reason why not. `withdrawn`: already withdrawn; `refunded`:
 * fully refunded; `late`: the period has ended.
 */
export type WithdrawalState = 'open' | 'withdrawn' | 'refunded' | 'cancelled' | 'late'

/**
 * Returns when the right to withdraw from a sent order ends: the return period after the latest promised arrival, in
 * full days of the shop's time zone. The shop does not learn the actual arrival.
 */
export function withdrawalEnds(sentAt: number, delivery: Delivery, timeZone: string): number {
  const arrives = lastArrival(dateIn(timeZone, sentAt), delivery)
  const lastDay = addDays(arrives, delivery.returnDays ?? leastReturnDays)
  return startOfDay(timeZone, addDays(lastDay, 1))
}

/** Returns whether an order permits a withdrawal at an instant. */
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
