import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { authProblems } from '../../messages/sign-in-form.ts'
import { AuthError } from '../../session/identity-port.ts'

/** One attempt, with the ways in; their code arrives with the first one. */
type Attempt = (ways: typeof import('../../session/enter.ts')) => Promise<void>

interface Entering {
  readonly busy: boolean
  /** Why the last attempt failed, as a sentence; undefined while there is nothing to say. */
  readonly problem: string | undefined
  /** Makes one attempt; while one is under way, another is not begun. */
  run(attempt: Attempt): Promise<void>
}

/** Makes attempts to sign in, one at a time, and keeps what the last one had to say. */
export function useEntering(): Entering {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function run(attempt: Attempt): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await attempt(await loadOnDemand(() => import('../../session/enter.ts')))
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, problem, run }
}

function sentenceOf(error: unknown): string {
  if (error instanceof AuthError) return authProblems[error.code]
  if (error instanceof ApiError) return error.message
  // The code of the sign-in itself did not arrive, or is broken: whichever it is, later may be better.
  return authProblems[navigator.onLine ? 'unavailable' : 'network-request-failed']
}
