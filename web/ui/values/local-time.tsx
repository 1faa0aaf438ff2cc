const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * Shows an instant (milliseconds since 1970) in the browser's time zone. Not for server-rendered content: the
 * server does not know that zone.
 */
export function LocalTime({ at }: { at: number }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>
}
