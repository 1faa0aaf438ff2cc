import { LocalTime } from './local-time.tsx'
import { useNow } from './use-now.ts'

interface DeadlineProps {
  /** Instant in milliseconds; null when it passed at an unknown time. */
  readonly at: number | null
  /** Words before the time while it is in the future. */
  readonly until: string
  /** Sentence once the time has passed. */
  readonly over: string
  /** The latest time that it can be extended to, and the words before that time. */
  readonly longer?: { readonly words: string; readonly at: number | null | undefined }
}

const tickMs = 15_000

/** Shows a deadline, with other words once it has passed. */
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
