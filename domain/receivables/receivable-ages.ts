import { type ReceivableAge, receivableAges } from '../../contract/payments/receivables.ts'
import { addDays, type CalendarDate, dateIn, daysBetween, startOfDay } from '../shop/shop-days.ts'

/** The last day of each age; an invoice is not due on its last day of payment. */
const lastDays: Readonly<Record<ReceivableAge, number>> = {
  'not-due': 0,
  '1-30': 30,
  '31-60': 60,
  '61-90': 90,
  'over-90': Number.POSITIVE_INFINITY,
}

/** Returns how many days an invoice is overdue; 0 or less until the end of the day on which it is due. */
export function daysOverdue(timeZone: string, dueAt: number, now: number): number {
  return daysBetween(dateIn(timeZone, dueAt), dateIn(timeZone, now))
}

/** Returns the age of an invoice that is overdue for so many days. */
export function ageOf(days: number): ReceivableAge {
  return receivableAges.find((age) => days <= lastDays[age]) ?? 'over-90'
}

/** Due instants from the first one up to the second one, which is excluded; undefined without a limit. */
export interface DueBetween {
  readonly from: number | undefined
  readonly before: number | undefined
}

/** Returns between which instants the invoices of an age are due. */
export function dueBetween(age: ReceivableAge, timeZone: string, now: number): DueBetween {
  const today = dateIn(timeZone, now)
  const place = receivableAges.indexOf(age)
  const younger = receivableAges[place - 1]
  return {
    from: age === 'over-90' ? undefined : dayStart(timeZone, today, lastDays[age]),
    before: younger === undefined ? undefined : dayStart(timeZone, today, lastDays[younger]),
  }
}

/** Returns when the first day of the shop begins on which an invoice due so many days ago was due. */
function dayStart(timeZone: string, today: CalendarDate, daysAgo: number): number {
  return startOfDay(timeZone, addDays(today, -daysAgo))
}
