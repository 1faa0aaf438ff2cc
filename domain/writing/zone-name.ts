import { said } from '../../contract/languages/said.ts'
import { offsetAt } from './zone-clock.ts'
import { zoneNameTexts } from './zone-name-texts.ts'

type Texts = typeof zoneNameTexts

/**
 * Returns a time zone's name by city, which is clearer than an abbreviation: "New York time".
 *
 * @param texts those of the current request by default.
 */
export function zoneName(timeZone: string, texts: Texts = said(zoneNameTexts)): string {
  if (!timeZone.includes('/')) return timeZone
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  // These names have inverted signs: Etc/GMT+3 is three hours behind UTC.
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? []
  if (hours !== undefined) return hours === '0' ? 'UTC' : `UTC${sign === '+' ? '−' : '+'}${hours}`
  return timeZone.startsWith('Etc/') ? 'UTC' : texts.timeIn(city)
}

/**
 * Returns a time zone's name with its offset from UTC at an instant, for texts that must be exact in a repeated hour.
 */
export function exactZoneName(timeZone: string, instant: number, texts?: Texts): string {
  const name = zoneName(timeZone, texts)
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

/** Returns an instant as ISO 8601 with a time zone's offset: 2026-11-28T21:30:00-05:00. */
export function isoIn(timeZone: string, instant: number): string {
  const offset = offsetAt(timeZone, instant)
  const shown = new Date(instant + offset).toISOString()
  if (timeZone === 'UTC') return shown
  const [hours, minutes] = hoursOf(offset).map((figure) => String(figure).padStart(2, '0'))
  return `${shown.slice(0, -1)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}
