import { useCallback, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, type ApiErrorCode } from '../api/api-error.ts'
import { reloadShown } from '../api/use-loaded.ts'
import { failureSentence } from './failure-sentence.ts'

interface Failure<Subject> {
  /** What the action was for. */
  readonly of: Subject
  /** For the person, beside the control. */
  readonly message: string
  /** Why the shop refused; undefined for an unexpected error. */
  readonly code: ApiErrorCode | undefined
}

/** The state of a control's action. The object changes only with that state. */
export interface Action<Subject> {
  /** What the action is under way for. */
  readonly busyWith: Subject | undefined
  /** The last failure, until the next start. */
  readonly failure: Failure<Subject> | undefined
  readonly start: (of: Subject) => void
  /** Clears the last failure. */
  readonly forget: () => void
}

/**
 * Runs an action of one control, once at a time. Every failure, also an unexpected one, becomes a sentence for a place
 * beside the control, which can be pressed again. Afterwards the page's data is loaded again.
 *
 * @param act the same function (useCallback) where the result is to stay the same object.
 */
export function useAction<Subject>(act: (of: Subject) => Promise<void>): Action<Subject> {
  const [busyWith, setBusyWith] = useState<Subject>()
  const [failure, setFailure] = useState<Failure<Subject>>()
  const underWay = useRef(false)
  const reloadAfter = useReloadAfter()

  const run = useCallback(
    async (of: Subject): Promise<void> => {
      if (underWay.current) return
      underWay.current = true
      setBusyWith(() => of)
      setFailure(undefined)
      try {
        await reloadAfter(act(of))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined
        setFailure({ of, message: failureSentence(error), code })
      } finally {
        underWay.current = false
        setBusyWith(undefined)
      }
    },
    [act, reloadAfter],
  )
  const forget = useCallback(() => setFailure(undefined), [])
  return useMemo(
    () => ({ busyWith, failure, start: (of: Subject) => void run(of), forget }),
    [busyWith, failure, run, forget],
  )
}

/**
 * Loads the page's data again once a change is settled, also after a refusal, which often means that the page is out of
 * date. Without an answer there is nothing to gain from asking for more.
 */
export function useReloadAfter() {
  const { revalidate } = useRevalidator()
  return useCallback(
    async <Answer>(change: Promise<Answer>): Promise<Answer> => {
      const reload = () => {
        reloadShown()
        void revalidate()
      }
      try {
        const answer = await change
        reload()
        return answer
      } catch (error) {
        if (error instanceof ApiError && error.status > 0) reload()
        throw error
      }
    },
    [revalidate],
  )
}
