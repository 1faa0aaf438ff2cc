import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { Problem } from '../../forms/problem-line.tsx'
import { signInProblem } from '../../forms/sign-in-problem.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { signOut } from '../../session/session.ts'

/** One attempt, given the sign-in methods, whose code loads with the first attempt. */
type Attempt = (ways: typeof import('../../session/sign-in.ts'), signal: AbortSignal) => Promise<void>

export interface SignInAttempt {
  readonly busy: boolean
  /** Why the last attempt failed, if it did. */
  readonly problem: Problem | undefined
  /** Runs an attempt, unless one is running. */
  run(attempt: Attempt): Promise<void>
  /** Shows why an attempt outside the form failed; the same function always. */
  readonly report: (error: unknown) => void
  /** The first step succeeded, and the account asks for a second one. */
  readonly halfway: boolean
  /** Gives up the first step. */
  startAgain(): void
  /** Cancels the attempt where possible, without an error. */
  cancel(): void
}

/** Runs sign-in attempts, one at a time, and holds the last error. */
export function useSignInAttempt(): SignInAttempt {
  const running = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [halfway, setHalfway] = useState(false)
  const report = useCallback((error: unknown) => {
    const asksForMore = error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED'
    if (asksForMore) setHalfway(true)
    else setProblem(problemOf(error))
  }, [])
  function startAgain(): void {
    running.current?.abort()
    setHalfway(false)
    setProblem(undefined)
    void signOut('again')
  }
  async function run(attempt: Attempt): Promise<void> {
    if (running.current) return
    const giveUp = new AbortController()
    running.current = giveUp
    setBusy(true)
    setProblem(undefined)
    try {
      await attempt(await loadOnDemand(() => import('../../session/sign-in.ts')), giveUp.signal)
    } catch (error) {
      if (!giveUp.signal.aborted) report(error)
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }
  return { busy, problem, halfway, startAgain, run, report, cancel: () => running.current?.abort() }
}

/** Who closes the browser's window for passkeys knows it, so there is nothing to say. */
function problemOf(error: unknown): Problem | undefined {
  const cancelled = error instanceof AuthError && error.code === 'passkey-cancelled'
  return cancelled ? undefined : signInProblem(error)
}
