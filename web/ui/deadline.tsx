import { LocalTime } from './local-time.tsx'
import { useNow } from './use-now.ts'

interface DeadlineProps {
  /** Instant in milliseconds; null when it has passed at some time. */
  readonly at: number | null
  /** Stands before the time for as long as it is to come. */
  readonly until: string
  /** The sentence for when it has passed. */
  readonly over: string
  /** Until when it can be made to hold, and the words before that time. */
  readonly longer?: { readonly words: string; readonly at: number | null | undefined }
}

const tickMs = 15_000

/** A time until which something holds; when it passes, the words change by themselves. */
export function Deadline({ at, until, over, longer }: DeadlineProps) {
  const now = useNow(tickMs)
  if (at === null || at <= now) return over
  return (
    <>
      {until} <LocalTime at={at} />
      {typeof longer?.at === 'number' && (
        <>
          . {longer.words} <LocalTime at={longer.at} />.
        </>
      )}
    </>
  )
}
