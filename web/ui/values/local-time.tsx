import { use } from 'react'
import { dateFormat } from './date-format.ts'
import { TimeZoneContext } from './time-zone.ts'

/** Returns an instant as text, for sentences that are not elements. */
export function instantText(at: number, timeZone: string | undefined): string {
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))
}

interface LocalTimeProps {
  /** In milliseconds since 1970. */
  readonly at: number
  /** By default that of the part of the page. */
  readonly timeZone?: string
}

/** Shows the day of an instant, where the hour tells nothing. */
export function LocalDay({ at }: Pick<LocalTimeProps, 'at'>) {
  const timeZone = use(TimeZoneContext)
  const day = dateFormat({ dateStyle: 'medium', timeZone }).format(new Date(at))
  return (
    <time dateTime={new Date(at).toISOString()} title={timeZone}>
      {day}
    </time>
  )
}

/**
 * Shows an instant, and names its time zone to the pointer if that is not the browser's. Not for server-rendered
 * content: the server does not know the browser's zone.
 */
export function LocalTime({ at, timeZone: given }: LocalTimeProps) {
  const ofPage = use(TimeZoneContext)
  const timeZone = given ?? ofPage
  return (
    <time dateTime={new Date(at).toISOString()} title={timeZone}>
      {instantText(at, timeZone)}
    </time>
  )
}
