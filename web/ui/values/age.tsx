import { useNow } from './use-now.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Says how long ago an instant is: 2 hours ago, yesterday. */
export function ageText(at: number, now: number): string {
  const age = Math.max(0, now - at)
  const [unit, length] = units.find(([, length]) => age >= length) ?? ['minute', 60_000]
  return age < 60_000 ? 'just now' : words.format(-Math.floor(age / length), unit)
}

/** Shows how long ago an instant (milliseconds since 1970) is, and keeps it true. */
export function Age({ at }: { readonly at: number }) {
  const now = useNow(60_000)
  return <time dateTime={new Date(at).toISOString()}>{ageText(at, now)}</time>
}
