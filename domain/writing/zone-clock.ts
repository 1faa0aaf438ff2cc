const quarterMs = 900_000
const maxOffsets = 5_000
const formats = new Map<string, Intl.DateTimeFormat>()
/** Offsets by zone and quarter of an hour, because Intl is slow. No zone changes its clocks within a quarter. */
const offsets = new Map<string, number>()

/** Returns how far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const quarter = Math.floor(instant / quarterMs)
  const key = timeZone + quarter
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= maxOffsets) offsets.clear()
  const offset = (Math.round(clockAt(timeZone, quarter * quarterMs) / quarterMs) - quarter) * quarterMs
  offsets.set(key, offset)
  return offset
}

/** Returns the clock time as if it were UTC. Reads numbers only, because words and patterns differ between runtimes. */
function clockAt(timeZone: string, instant: number): number {
  let format = formats.get(timeZone)
  if (!format) {
    const numeric = 'numeric'
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
    })
    formats.set(timeZone, format)
  }
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, Number(value)] as const)
  const {
    year = 0,
    month = 1,
    day,
    hour,
    minute,
  }: Readonly<Record<string, number>> = Object.fromEntries(parts)
  return Date.UTC(year, month - 1, day, hour, minute)
}

/**
 * Returns the clock time at an instant as a date whose UTC fields hold it.
 * @param timeZone the runtime's own zone if undefined.
 */
export function clockDate(instant: number, timeZone: string | undefined): Date {
  const offset =
    timeZone === undefined ? new Date(instant).getTimezoneOffset() * -60_000 : offsetAt(timeZone, instant)
  return new Date(instant + offset)
}
