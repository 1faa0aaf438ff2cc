import { useNow } from './use-now.ts'
import { ageTexts } from './value-texts.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Returns how long ago an instant is: 2 hours ago, yesterday. */
export function ageText(at: number, now: number): string {
  const age = Math.max(0, now - at)
  const found = units.find(([, length]) => age >= length)
  if (!found) return ageTexts.now
  const [unit, length] = found
  return ageTexts[unit](Math.floor(age / length))
}

/** Shows how long ago an instant (milliseconds since 1970) is, and keeps the text up to date. */
export function Age({ at }: { readonly at: number }) {
  const now = useNow(60_000)
  return <time dateTime={new Date(at).toISOString()}>{ageText(at, now)}</time>
}
