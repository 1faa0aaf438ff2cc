import { writtenLocale } from './numbers.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  formats.set(key, known)
  return known
}

/** Returns an instant as text, for sentences that are not elements. */
export function instantText(at: number, timeZone?: string): string {
  return formatIn(writtenLocale(), timeZone).format(new Date(at))
}

interface LocalTimeProps {
  /** In milliseconds since 1970. */
  readonly at: number
  /** The shop's zone, beside figures of its days; the browser's by default. */
  readonly timeZone?: string
}

/** Shows the day of an instant in the browser's time zone, where the hour tells nothing. */
export function LocalDay({ at }: Pick<LocalTimeProps, 'at'>) {
  const day = new Intl.DateTimeFormat(writtenLocale(), { dateStyle: 'medium' }).format(new Date(at))
  return <time dateTime={new Date(at).toISOString()}>{day}</time>
}

/**
 * Shows an instant, in the browser's time zone unless another is given. Not for server-rendered content: the server does
 * not know that zone.
 */
export function LocalTime({ at, timeZone }: LocalTimeProps) {
  return <time dateTime={new Date(at).toISOString()}>{instantText(at, timeZone)}</time>
}
