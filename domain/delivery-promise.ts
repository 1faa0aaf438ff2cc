/** What the shop promises about delivery; the page /delivery, tools' pages and data for search engines state it. */
export const deliveryRule = {
  /** The workshop's time zone. */
  timeZone: 'America/New_York',
  timeZoneName: 'New York time',
  /** An order that is paid before this hour of a working day leaves on that day. Working days are Monday to Friday. */
  cutOffHour: 14,
  /** Working days that a parcel takes, and at most to the most distant countries. */
  transitDays: { from: 3, to: 7, farthest: 14 },
} as const

/** A day of the calendar, without a time zone. */
export interface CalendarDay {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

export interface DeliveryPromise {
  /** The instant until which this promise holds for an order that is paid, in milliseconds since 1970. */
  readonly payBy: number
  /** When the page must state the promise anew: at the cut-off, or at the beginning of the next day. */
  readonly changesAt: number
  readonly leavesToday: boolean
  readonly leavesOn: CalendarDay
  readonly arrivesFrom: CalendarDay
  readonly arrivesTo: CalendarDay
}

const hourMs = 3_600_000

/** Returns what the shop promises at an instant. Public holidays are not known. */
export function deliveryPromise(now: number): DeliveryPromise {
  const today = dayAt(now)
  const cutOff = instantOf(today, deliveryRule.cutOffHour)
  const leavesToday = isWorkingDay(today) && now < cutOff
  const leavesOn = leavesToday ? today : workingDaysAfter(today, 1)
  const { from, to } = deliveryRule.transitDays
  return {
    payBy: instantOf(leavesOn, deliveryRule.cutOffHour),
    changesAt: leavesToday ? cutOff : instantOf(dayAfter(today), 0),
    leavesToday,
    leavesOn,
    arrivesFrom: workingDaysAfter(leavesOn, from),
    arrivesTo: workingDaysAfter(leavesOn, to),
  }
}

const inZone = new Intl.DateTimeFormat('en-US', {
  timeZone: deliveryRule.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

function clockAt(instant: number): CalendarDay & { readonly hour: number; readonly minute: number } {
  const parts = new Map(inZone.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

function dayAt(instant: number): CalendarDay {
  const { year, month, day } = clockAt(instant)
  return { year, month, day }
}

/** Returns the instant of a full hour of a day in the workshop's time zone. */
function instantOf({ year, month, day }: CalendarDay, hour: number): number {
  const wanted = Date.UTC(year, month - 1, day, hour)
  // The first guess is off by the zone's distance from UTC; the second corrects a change of the clocks between.
  const shifted = wanted - offsetAt(wanted)
  return wanted - offsetAt(shifted)
}

function offsetAt(instant: number): number {
  const { year, month, day, hour, minute } = clockAt(instant)
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - instant) / (hourMs / 4)) * (hourMs / 4)
}

/** Returns the day of the week, 0 for Sunday. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

function isWorkingDay(day: CalendarDay): boolean {
  return weekdayOf(day) % 6 !== 0
}

function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
}

function workingDaysAfter(start: CalendarDay, count: number): CalendarDay {
  let day = start
  for (let left = count; left > 0; ) {
    day = dayAfter(day)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
