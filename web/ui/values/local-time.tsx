import { use, useSyncExternalStore } from 'react'
import type { DateKind } from '../../../domain/writing/write-dates.ts'
import { clockDate } from '../../../domain/writing/zone-clock.ts'
import { zoneName } from '../../../domain/writing/zone-name.ts'
import { dateText } from './date-format.ts'
import { type Formats, useFormats } from './formats.ts'
import { TimeZoneContext } from './time-zone.ts'
import { valuesTexts } from './value-texts.ts'

/**
 * Returns an instant as text, in the browser only, for sentences outside of elements. Names the time zone if shop and
 * browser have different dates at that instant.
 * @param timeZone the browser's own if undefined.
 */
export function instantText(formats: Formats, at: number, timeZone: string | undefined): string {
  return withZone(formats, 'instant', at, timeZone, isOtherDay(at, timeZone ?? formats.timeZone))
}

function withZone(
  formats: Formats,
  kind: DateKind,
  at: number,
  timeZone: string | undefined,
  isNamed: boolean,
): string {
  const text = dateText(formats, kind, at, timeZone)
  return isNamed ? valuesTexts.inZone(text, zoneName(timeZone ?? browsersZone())) : text
}

function browsersZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns whether the browser's date differs from the date in a time zone. */
function isOtherDay(at: number, timeZone: string): boolean {
  return clockDate(at, undefined).getUTCDate() !== clockDate(at, timeZone).getUTCDate()
}

interface LocalTimeProps {
  /** In milliseconds since 1970. */
  readonly at: number
  /** By default the time zone of the surrounding part of the page. */
  readonly timeZone?: string
  /** Always names the time zone, because print does not show the browser's zone. */
  readonly named?: boolean
}

/** Shows the date of an instant, if the hour does not matter. */
export function LocalDay(props: Omit<LocalTimeProps, 'named'>) {
  return <InZone {...props} kind="day" />
}

/**
 * Shows an instant in the time zone of the surrounding part of the page, or in the browser's. The server's HTML has the
 * shop's time and names its zone, because the server does not know the browser's.
 */
export function LocalTime(props: LocalTimeProps) {
  return <InZone {...props} kind="instant" />
}

/** Shows the time of day of an instant. */
export function LocalHour(props: Omit<LocalTimeProps, 'named'>) {
  return <InZone {...props} kind="time" />
}

function InZone({ at, timeZone: given, named = false, kind }: LocalTimeProps & { readonly kind: DateKind }) {
  const formats = useFormats()
  const ofPage = use(TimeZoneContext)
  const inBrowser = useSyncExternalStore(never, inBrowserNow, inServerNow)
  const shops = formats.timeZone
  const chosen = given ?? ofPage
  const timeZone = chosen ?? (inBrowser ? undefined : shops)
  // The page names a zone that it gives, so that what the server renders stays when the browser's day is another one.
  const isDoubtful =
    given === undefined && (inBrowser ? isOtherDay(at, ofPage ?? shops) : ofPage === undefined)
  return (
    <time dateTime={new Date(at).toISOString()} title={timeZone}>
      {withZone(formats, kind, at, timeZone, named || isDoubtful)}
    </time>
  )
}

/** Subscribes to nothing, because the value never changes again. */
const never = () => () => undefined
const inBrowserNow = () => true
const inServerNow = () => false
