import { LocalTime } from './local-time.tsx'
import { useNow } from './use-now.ts'

interface DeadlineProps {
  /** In milliseconds; null if it passed at an unknown time. */
  readonly at: number | null
  /** Words before a future time. */
  readonly until: string
  /** Sentence for a past time. */
  readonly over: string
  /** The latest possible extension, and the words before it. */
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
