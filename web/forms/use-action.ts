import { useCallback, useMemo, useRef, useState } from 'react'
import { ApiError, type ApiErrorCode } from '../api/api-error.ts'
import { failureSentence } from './failure-sentence.ts'

interface Failure<Subject> {
  /** What the action was for. */
  readonly of: Subject
  /** For the person, beside the control. */
  readonly message: string
  /** Why the shop has refused it; undefined for what is unexpected. */
  readonly code: ApiErrorCode | undefined
}

/** A control's action, where it stands. It is the same object until that changes. */
export interface Action<Subject> {
  /** What the action is under way for. */
  readonly busyWith: Subject | undefined
  /** What the last one has failed for, until the next one starts. */
  readonly failure: Failure<Subject> | undefined
  readonly start: (of: Subject) => void
  /** Takes back what was said of the last one. */
  readonly forget: () => void
}

/**
 * Does what a control outside of a form says, once at a time. Whatever goes wrong, also what is unexpected, is kept as
 * a sentence for a place beside the control, which can be pressed again.
 *
 * @param act does it; the same function (useCallback) where the answer is to stay the same object.
 */
export function useAction<Subject>(act: (of: Subject) => Promise<void>): Action<Subject> {
  const [busyWith, setBusyWith] = useState<Subject>()
  const [failure, setFailure] = useState<Failure<Subject>>()
  const underWay = useRef(false)

  const run = useCallback(
    async (of: Subject): Promise<void> => {
      if (underWay.current) return
      underWay.current = true
      setBusyWith(() => of)
      setFailure(undefined)
      try {
        await act(of)
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined
        setFailure({ of, message: failureSentence(error), code })
      } finally {
        underWay.current = false
        setBusyWith(undefined)
      }
    },
    [act],
  )
  return useMemo(
    () => ({
      busyWith,
      failure,
      start: (of: Subject) => void run(of),
      forget: () => setFailure(undefined),
    }),
    [busyWith, failure, run],
  )
}
