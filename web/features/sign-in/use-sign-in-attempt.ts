import { useCallback, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { Problem } from '../../forms/problem-line.tsx'
import { signInProblem } from '../../forms/sign-in-problem.ts'
import { useOneAtATime } from '../../forms/use-action.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { signOut } from '../../session/session.ts'

/** Makes one attempt; the code of the sign-in methods loads with the first attempt. */
type Attempt = (ways: typeof import('../../session/sign-in.ts'), signal: AbortSignal) => Promise<void>

/** The control that starts an attempt. */
type Way = 'form' | 'google' | 'passkey'

export interface SignInAttempt {
  readonly busy: boolean
  /** The control of the running attempt. */
  readonly busyWith: Way | undefined
  /** Why the last attempt failed; undefined if it did not. */
  readonly problem: Problem | undefined
  /** Starts an attempt, unless one is running; `way` is the form by default. */
  run(attempt: Attempt, way?: Way): void
  /** Shows why an attempt outside the form failed. The function is stable. */
  readonly report: (error: unknown) => void
  /** True after a first step whose account requires a second one. */
  readonly halfway: boolean
  /** Abandons the first step. */
  startAgain(): void
  /** Cancels the attempt where possible, without an error. */
  cancel(): void
}

interface Begun {
  readonly attempt: Attempt
  readonly way: Way
}

/** Runs sign-in attempts, one at a time, and holds the last error. */
export function useSignInAttempt(): SignInAttempt {
  const [problem, setProblem] = useState<Problem>()
  const [halfway, setHalfway] = useState(false)
  const report = useCallback((error: unknown) => {
    const asksForMore = error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED'
    if (asksForMore) setHalfway(true)
    else setProblem(problemOf(error))
  }, [])
  const { busyWith, start, cancel } = useOneAtATime(async ({ attempt }: Begun, signal) => {
    setProblem(undefined)
    try {
      await attempt(await loadOnDemand(() => import('../../session/sign-in.ts')), signal)
    } catch (error) {
      if (!signal.aborted) report(error)
    }
  })
  function startAgain(): void {
    cancel()
    setHalfway(false)
    setProblem(undefined)
    void signOut('again')
  }
  return {
    busy: busyWith !== undefined,
    busyWith: busyWith?.way,
    problem,
    halfway,
    startAgain,
    run: (attempt, way = 'form') => start({ attempt, way }),
    report,
    cancel,
  }
}

/** Closing the browser's passkey window is deliberate, so it produces no message. */
function problemOf(error: unknown): Problem | undefined {
  const cancelled = error instanceof AuthError && error.code === 'passkey-cancelled'
  return cancelled ? undefined : signInProblem(error)
}
