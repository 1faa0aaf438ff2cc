import { addDays, type CalendarDate } from './shop-days.ts'

/** The days on which parcels are sent and delivered. */
export interface WorkingDays {
  /** Days of the week, 0 for Sunday; at least one. */
  readonly weekdays: readonly number[]
  /** Holidays: dates that are not working days. */
  readonly holidays: readonly CalendarDate[]
}

export function isWorkingDay({ weekdays, holidays }: WorkingDays, date: CalendarDate): boolean {
  return weekdays.includes(new Date(date).getUTCDay()) && !holidays.includes(date)
}

/** Returns the date some working days after another date; the same date for 0. */
export function workingDaysAfter(rule: WorkingDays, start: CalendarDate, count: number): CalendarDate {
  let date = start
  for (let left = count; left > 0; ) {
    date = addDays(date, 1)
    if (isWorkingDay(rule, date)) left -= 1
  }
  return date
}
