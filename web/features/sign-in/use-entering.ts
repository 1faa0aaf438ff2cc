import { useRef, useState } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { Problem } from '../../forms/problem-line.tsx'
import { signInProblem } from '../../forms/sign-in-problem.ts'

/** One attempt, with the ways in; their code arrives with the first one. */
type Attempt = (ways: typeof import('../../session/enter.ts'), signal: AbortSignal) => Promise<void>

export interface Entering {
  readonly busy: boolean
  /** Why the last attempt failed; undefined while there is nothing to say. */
  readonly problem: Problem | undefined
  /** Makes one attempt; while one is under way, another is not begun. */
  run(attempt: Attempt): Promise<void>
  /** Gives the attempt up, if it can be; then nothing is said of it. */
  cancel(): void
}

/** Makes attempts to sign in, one at a time, and keeps what the last one had to say. */
export function useEntering(): Entering {
  const underWay = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function run(attempt: Attempt): Promise<void> {
    if (underWay.current) return
    const giveUp = new AbortController()
    underWay.current = giveUp
    setBusy(true)
    setProblem(undefined)
    try {
      await attempt(await loadOnDemand(() => import('../../session/enter.ts')), giveUp.signal)
    } catch (error) {
      if (!giveUp.signal.aborted) setProblem(signInProblem(error))
    } finally {
      underWay.current = undefined
      setBusy(false)
    }
  }
  return { busy, problem, run, cancel: () => underWay.current?.abort() }
}
