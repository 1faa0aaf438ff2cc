/** A time zone's distances from UTC in milliseconds, by quarter of an hour: no zone changes its clocks within one. */
interface Zone {
  readonly format: Intl.DateTimeFormat
  readonly offsets: Map<number, number>
}

const quarterMs = 900_000
const maxOffsets = 5_000
const zones = new Map<string, Zone>()

function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  // Only numbers of this calendar are read from it: words and patterns differ between runtimes.
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const zone = { format, offsets: new Map<number, number>() }
  zones.set(name, zone)
  return zone
}

/** Returns how far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  if (timeZone === 'UTC') return 0
  const { format, offsets } = zoneOf(timeZone)
  const quarter = Math.floor(instant / quarterMs)
  const known = offsets.get(quarter)
  if (known !== undefined) return known
  // Asking Intl costs more than remembering.
  if (offsets.size >= maxOffsets) offsets.clear()
  const offset = clockAt(format, quarter * quarterMs) - quarter * quarterMs
  offsets.set(quarter, offset)
  return offset
}

/** Returns what the clocks show, as if it were UTC, rounded to a quarter of an hour. */
function clockAt(inZone: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(inZone.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round(shown / quarterMs) * quarterMs
}

/**
 * Returns what the clocks show at an instant, as if it were UTC: ask it for its UTC fields.
 *
 * @param timeZone undefined for the zone of this runtime.
 */
export function clockDate(instant: number, timeZone: string | undefined): Date {
  const ownOffset = () => new Date(instant).getTimezoneOffset() * -60_000
  return new Date(instant + (timeZone === undefined ? ownOffset() : offsetAt(timeZone, instant)))
}
