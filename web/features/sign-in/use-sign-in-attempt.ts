import { useRef, useState } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { Problem } from '../../forms/problem-line.tsx'
import { signInProblem } from '../../forms/sign-in-problem.ts'

/** One attempt, given the sign-in methods, whose code loads with the first attempt. */
type Attempt = (ways: typeof import('../../session/sign-in.ts'), signal: AbortSignal) => Promise<void>

export interface SignInAttempt {
  readonly busy: boolean
  /** Why the last attempt failed, if it did. */
  readonly problem: Problem | undefined
  /** Runs an attempt, unless one is running. */
  run(attempt: Attempt): Promise<void>
  /** Cancels the attempt where possible, without an error. */
  cancel(): void
}

/** Runs sign-in attempts, one at a time, and holds the last error. */
export function useSignInAttempt(): SignInAttempt {
  const running = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function run(attempt: Attempt): Promise<void> {
    if (running.current) return
    const giveUp = new AbortController()
    running.current = giveUp
    setBusy(true)
    setProblem(undefined)
    try {
      await attempt(await loadOnDemand(() => import('../../session/sign-in.ts')), giveUp.signal)
    } catch (error) {
      if (!giveUp.signal.aborted) setProblem(signInProblem(error))
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }
  return { busy, problem, run, cancel: () => running.current?.abort() }
}
