import { use, useSyncExternalStore } from 'react'
import type { DateKind } from '../../../domain/writing/write-dates.ts'
import { clockDate } from '../../../domain/writing/zone-clock.ts'
import { zoneName } from '../../../domain/writing/zone-name.ts'
import { dateText } from './date-format.ts'
import { type Formats, useFormats } from './formats.ts'
import { TimeZoneContext } from './time-zone.ts'

/**
 * Returns an instant as text, in the browser only: for sentences that are not elements. Names the time zone where the
 * day is another one in the shop than at the browser.
 *
 * @param timeZone undefined for the browser's own.
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
  return isNamed ? `${text} (${zoneName(timeZone ?? browsersZone())})` : text
}

function browsersZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Tells whether the browser's day is another one than that of a time zone. */
function isOtherDay(at: number, timeZone: string): boolean {
  return clockDate(at, undefined).getUTCDate() !== clockDate(at, timeZone).getUTCDate()
}

interface LocalTimeProps {
  /** In milliseconds since 1970. */
  readonly at: number
  /** By default that of the part of the page. */
  readonly timeZone?: string
  /** Always names the time zone, because paper does not show the browser's zone. */
  readonly named?: boolean
}

/** Shows the day of an instant, if the hour does not matter. */
export function LocalDay(props: Omit<LocalTimeProps, 'named'>) {
  return <InZone {...props} kind="day" />
}

/**
 * Shows an instant in the time zone of the part of the page, else in the browser's. What the server renders has the
 * shop's time and names it, because the server does not know the browser's zone.
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
  const isDoubtful = inBrowser ? isOtherDay(at, chosen ?? shops) : chosen === undefined
  return (
    <time dateTime={new Date(at).toISOString()} title={timeZone}>
      {withZone(formats, kind, at, timeZone, named || isDoubtful)}
    </time>
  )
}

/** The value never changes again, so there is nothing to unsubscribe from. */
const never = () => () => undefined
const inBrowserNow = () => true
const inServerNow = () => false
