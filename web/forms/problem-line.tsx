import { tooManyAttempts } from '../../contract/errors.ts'
import { signInFields } from '../texts/sign-in-form.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { useNow } from '../ui/values/use-now.ts'

const secondMs = 1_000

/** Why an attempt failed. */
export interface Problem {
  /** For the person. */
  readonly sentence: string
  /** The instant from which on the next attempt may succeed, in milliseconds, where it is known. */
  readonly waitUntil?: number
  /** Nothing that was given is wrong: the same attempt may succeed later. */
  readonly passing?: boolean
}

/** What an attempt has failed for, below its form; a time to wait counts down without being read out each second. */
export function ProblemLine({ problem: { sentence, waitUntil } }: { readonly problem: Problem }) {
  return waitUntil === undefined ? (
    <Alert message={sentence} />
  ) : (
    <WaitingLine sentence={sentence} until={waitUntil} />
  )
}

function WaitingLine({ sentence, until }: { readonly sentence: string; readonly until: number }) {
  const left = until - useNow(secondMs)
  if (left <= 0) return <Alert message={signInFields.waitIsOver} />
  return <Alert message={sentence} shown={tooManyAttempts(left / secondMs)} />
}
