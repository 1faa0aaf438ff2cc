import { useRef, useState } from 'react'
import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import { ApiError } from '../../api/api-error.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { authProblems } from '../../messages/sign-in-form.ts'
import { AuthError } from '../../session/identity-port.ts'
import type { Problem } from './problem-line.tsx'

/** One attempt, with the ways in; their code arrives with the first one. */
type Attempt = (ways: typeof import('../../session/enter.ts')) => Promise<void>

interface Entering {
  readonly busy: boolean
  /** Why the last attempt failed; undefined while there is nothing to say. */
  readonly problem: Problem | undefined
  /** Makes one attempt; while one is under way, another is not begun. */
  run(attempt: Attempt): Promise<void>
}

/** Makes attempts to sign in, one at a time, and keeps what the last one had to say. */
export function useEntering(): Entering {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function run(attempt: Attempt): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await attempt(await loadOnDemand(() => import('../../session/enter.ts')))
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, problem, run }
}

function problemOf(error: unknown): Problem {
  if (error instanceof AuthError && error.waitS !== undefined) {
    return { sentence: tooManyAttempts(error.waitS), waitUntil: Date.now() + error.waitS * 1_000 }
  }
  if (error instanceof AuthError) return { sentence: authProblems[error.code] }
  if (error instanceof ApiError) return { sentence: error.message }
  // The code of the sign-in itself did not arrive, or is broken: whichever it is, later may be better.
  return { sentence: authProblems[navigator.onLine ? 'unavailable' : 'network-request-failed'] }
}
