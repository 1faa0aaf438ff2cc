import { offsetAt } from './zone-clock.ts'

/** Names a time zone by its city, which says more than an abbreviation: "New York time". */
export function zoneName(timeZone: string): string {
  if (!timeZone.includes('/')) return timeZone
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  // The signs of these names are the other way round: Etc/GMT+3 is three hours behind UTC.
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? []
  if (hours !== undefined) return hours === '0' ? 'UTC' : `UTC${sign === '+' ? '−' : '+'}${hours}`
  return timeZone.startsWith('Etc/') ? 'UTC' : `${city} time`
}

/** Names a time zone with its distance from UTC at an instant, where an hour that comes twice must not be in doubt. */
export function exactZoneName(timeZone: string, instant: number): string {
  const name = zoneName(timeZone)
  return name.startsWith('UTC') ? name : `${name}, ${offsetText(offsetAt(timeZone, instant))}`
}

function offsetText(offsetMs: number): string {
  const [hours, minutes] = hoursOf(offsetMs)
  return `UTC${offsetMs < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${minutes}`}`
}

function hoursOf(offsetMs: number): readonly [hours: number, minutes: number] {
  const minutes = Math.abs(offsetMs) / 60_000
  return [Math.floor(minutes / 60), minutes % 60]
}

/** Returns an instant as ISO 8601 with the clocks of a time zone: 2026-11-28T21:30:00-05:00. */
export function isoIn(timeZone: string, instant: number): string {
  const offset = offsetAt(timeZone, instant)
  const shown = new Date(instant + offset).toISOString()
  if (timeZone === 'UTC') return shown
  const [hours, minutes] = hoursOf(offset).map((figure) => String(figure).padStart(2, '0'))
  return `${shown.slice(0, -1)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}
