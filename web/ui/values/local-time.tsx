import { dateFormat } from './date-format.ts'

/** Returns an instant as text, for sentences that are not elements. */
export function instantText(at: number, timeZone?: string): string {
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))
}

interface LocalTimeProps {
  /** In milliseconds since 1970. */
  readonly at: number
  /** The shop's zone, beside figures of its days; the browser's by default. */
  readonly timeZone?: string
}

/** Shows the day of an instant in the browser's time zone, where the hour tells nothing. */
export function LocalDay({ at }: Pick<LocalTimeProps, 'at'>) {
  const day = dateFormat({ dateStyle: 'medium' }).format(new Date(at))
  return <time dateTime={new Date(at).toISOString()}>{day}</time>
}

/**
 * Shows an instant, in the browser's time zone unless another is given. Not for server-rendered content: the server does
 * not know that zone.
 */
export function LocalTime({ at, timeZone }: LocalTimeProps) {
  return <time dateTime={new Date(at).toISOString()}>{instantText(at, timeZone)}</time>
}
