import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, type ApiErrorCode } from '../api/api-error.ts'
import { reloadShown } from '../api/use-loaded.ts'
import { sentenceWithoutFields, showLateFailure } from './failure-sentence.ts'

interface Failure<Subject> {
  /** The subject of the failed action. */
  readonly of: Subject
  /** A sentence to show next to the control. */
  readonly message: string
  /** Error code of a refusal; undefined for an unexpected error. */
  readonly code: ApiErrorCode | undefined
}

/** State of an action; the object changes only when the state does. */
export interface Action<Subject> {
  /** Subject of the running action. */
  readonly busyWith: Subject | undefined
  /** The last failure, until the next start. */
  readonly failure: Failure<Subject> | undefined
  readonly start: (of: Subject) => void
  /** Aborts the signal of the running action. */
  readonly cancel: () => void
  /** Clears the last failure. */
  readonly forget: () => void
}

/**
 * Runs the action of a control, one at a time. Every failure, even an unexpected one, becomes a sentence next to the
 * control, which can be pressed again. If the control has disappeared, a toast shows the sentence. Afterwards the
 * page's data reloads.
 * @param act must be stable (useCallback) if the result must be a stable object.
 * @param sentenceOf writes the failure; a form passes one that omits what its fields show.
 */
export function useAction<Subject>(
  act: (of: Subject, signal: AbortSignal) => Promise<void>,
  sentenceOf: (error: unknown) => string = sentenceWithoutFields,
): Action<Subject> {
  const [failure, setFailure] = useState<Failure<Subject>>()
  const isMounted = useIsMounted()
  const reloadAfter = useReloadAfter()

  const attempt = useCallback(
    async (of: Subject, signal: AbortSignal): Promise<void> => {
      setFailure(undefined)
      try {
        await reloadAfter(act(of, signal))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined
        if (isMounted.current) setFailure({ of, message: sentenceOf(error), code })
        else showLateFailure(error)
      }
    },
    [act, sentenceOf, reloadAfter, isMounted],
  )
  const { busyWith, start, cancel } = useOneAtATime(attempt)
  const forget = useCallback(() => setFailure(undefined), [])
  return useMemo(
    () => ({ busyWith, failure, start, cancel, forget }),
    [busyWith, failure, start, cancel, forget],
  )
}

/**
 * Runs attempts one at a time; a start during an attempt does nothing. For attempts that show failures themselves;
 * otherwise use `useAction`.
 * @param attempt never rejects; must be stable (useCallback) if `start` must be stable.
 */
export function useOneAtATime<Subject>(
  attempt: (of: Subject, signal: AbortSignal) => Promise<void>,
): Pick<Action<Subject>, 'busyWith' | 'start' | 'cancel'> {
  const [busyWith, setBusyWith] = useState<Subject>()
  const running = useRef<AbortController>(undefined)
  const run = useCallback(
    async (of: Subject): Promise<void> => {
      if (running.current) return
      const abort = new AbortController()
      running.current = abort
      setBusyWith(() => of)
      try {
        await attempt(of, abort.signal)
      } finally {
        running.current = undefined
        setBusyWith(undefined)
      }
    },
    [attempt],
  )
  const start = useCallback((of: Subject) => void run(of), [run])
  const cancel = useCallback(() => running.current?.abort(), [])
  return { busyWith, start, cancel }
}

/** Returns a ref that tells late callbacks whether their component is still mounted. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/**
 * Returns a function that reloads the page's data after a change, or after a refusal that may mean that the page is
 * stale. It does nothing without a response, because a reload would fail too.
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
        if (error instanceof ApiError && mayBeOutOfDate(error)) reload()
        throw error
      }
    },
    [revalidate],
  )
}

/** Returns whether a refusal may mean that the page is stale. Field errors and a rate limit do not. */
function mayBeOutOfDate({ status, code, fields }: ApiError): boolean {
  const namesFields = code === 'INPUT_INVALID' && Object.keys(fields).length > 0
  return status > 0 && code !== 'RATE_LIMITED' && !namesFields
}
