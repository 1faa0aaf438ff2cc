const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * An instant (milliseconds since 1970) in the person's own time zone. For what only a browser shows: the
 * server does not know that zone.
 */
export function LocalTime({ at }: { at: number }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>
}
