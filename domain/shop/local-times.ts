import { clockDate, offsetAt } from '../writing/zone-clock.ts'

/** A date and a time on the clocks of the shop, as a `datetime-local` field holds it: 2026-11-30T09:30. */
export type LocalTime = string

const quarterMs = 900_000
const dayMs = 86_400_000
const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/

/**
 * Returns the instant of a local time, in milliseconds; undefined for a text that is none. 24:00 is midnight at the end
 * of the day.
 *
 * Where clocks go forward, a time that they skip is the instant at which they do so. Where they go back, a time exists
 * twice.
 *
 * @param which the instant of a time that exists twice: a period that takes `first` for its start and `last` for its
 *   end is never shorter than people read on their clocks.
 */
export function instantOf(
  timeZone: string,
  local: LocalTime,
  which: 'first' | 'last' = 'first',
): number | undefined {
  const shown = written.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(shown) || !isDateOf(local, shown)) return undefined
  const offsets = [offsetAt(timeZone, shown - dayMs), offsetAt(timeZone, shown + dayMs)]
  const instants = offsets
    .map((offset) => shown - offset)
    .filter((instant) => instant + offsetAt(timeZone, instant) === shown)
  if (instants.length === 0) return afterSkipped(timeZone, shown, offsets)
  return which === 'first' ? Math.min(...instants) : Math.max(...instants)
}

/** Returns the local time of an instant, to the minute. */
export function localTimeOf(timeZone: string, instant: number): LocalTime {
  return clockDate(instant, timeZone).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** Returns whether the clocks show midnight at an instant: a period that ends then includes the whole day before. */
export function isMidnightIn(timeZone: string, instant: number): boolean {
  return localTimeOf(timeZone, instant).endsWith('T00:00')
}

/** Tells whether the date exists: `Date.parse` takes 31 February for a day in March. */
function isDateOf(local: LocalTime, shown: number): boolean {
  const isMidnightAfter = local.includes('T24:')
  return new Date(isMidnightAfter ? shown - dayMs : shown).toISOString().startsWith(local.slice(0, 10))
}

/** Returns the first instant at which the clocks show a time after a skipped one. */
function afterSkipped(timeZone: string, shown: number, offsets: readonly number[]): number {
  let before = Math.floor((shown - Math.max(...offsets)) / quarterMs) - 1
  let after = Math.ceil((shown - Math.min(...offsets)) / quarterMs) + 1
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    const instant = middle * quarterMs
    if (instant + offsetAt(timeZone, instant) < shown) before = middle
    else after = middle
  }
  return after * quarterMs
}
