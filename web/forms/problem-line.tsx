import { tooManyAttempts } from '../../contract/too-many-attempts.ts'
import { signInFields } from '../texts/sign-in-form.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { useNow } from '../ui/values/use-now.ts'

const secondMs = 1_000

/** Why an attempt failed. */
export interface Problem {
  /** A sentence for the user. */
  readonly sentence: string
  /** When the next attempt may succeed, in milliseconds, if known. */
  readonly waitUntil?: number
  /** True if the input is valid, so that the same attempt may succeed later. */
  readonly passing?: boolean
}

/** Shows why an attempt failed, below its form. A waiting time counts down visibly, but is announced once. */
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
