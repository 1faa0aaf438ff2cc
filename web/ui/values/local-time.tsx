import { writtenLocale } from './numbers.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(locale: string): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  formats.set(locale, known)
  return known
}

/**
 * Shows an instant (milliseconds since 1970) in the browser's time zone. Not for server-rendered content: the
 * server does not know that zone.
 */
export function LocalTime({ at }: { at: number }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{formatIn(writtenLocale()).format(date)}</time>
}
