import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { showToast } from '../ui/toast/toast.ts'
import { sentenceWithoutFields, showLateFailure } from './failure-sentence.ts'
import { useReloadAfter } from './use-action.ts'

/** An action that waits for confirmation. */
interface Confirmation<Subject> {
  readonly about: Subject
  /** The action was confirmed and is running. */
  readonly busy: boolean
  /** Why the action failed. */
  readonly problem?: string
}

/** The state of `useConfirm`, for the component that asks. */
export type Asked<Subject> = ReturnType<typeof useConfirm<Subject>>

/**
 * Asks for confirmation before an action on one subject. A failure keeps the question open with its reason, or is shown
 * as a toast if the question was closed. Afterwards the page's data reloads.
 * @param act returns the reason of a refusal, or undefined; a thrown error becomes a sentence.
 * @param onDone is called in the same render that closes the question.
 */
export function useConfirm<Subject>(
  act: (about: Subject) => Promise<string | undefined>,
  onDone?: (about: Subject) => void,
) {
  const [question, setQuestion] = useState<Confirmation<Subject>>()
  // An answer applies to the current dialog, not to the one at the action's start.
  const latest = useRef<Confirmation<Subject>>(undefined)
  const set = useCallback((next: Confirmation<Subject> | undefined) => {
    latest.current = next
    setQuestion(next)
  }, [])
  useLayoutEffect(() => {
    return () => {
      latest.current = undefined
    }
  }, [])
  const reloadAfter = useReloadAfter()

  async function confirm(): Promise<void> {
    if (!question || question.busy) return
    const { about } = question
    const asked = { about, busy: true }
    set(asked)
    const isOpen = () => latest.current === asked
    try {
      const problem = await reloadAfter(act(about))
      if (isOpen()) set(problem === undefined ? undefined : { about, busy: false, problem })
      else if (problem !== undefined) showToast('error', problem)
      if (problem === undefined) onDone?.(about)
    } catch (error) {
      if (isOpen()) set({ about, busy: false, problem: sentenceWithoutFields(error) })
      else showLateFailure(error)
    }
  }
  const keep = () => set(undefined)
  return {
    question,
    ask: useCallback((about: Subject) => set({ about, busy: false }), [set]),
    confirm: () => void confirm(),
    keep,
    /** Connects a `ConfirmDialog` to the question. */
    dialog: {
      open: question !== undefined,
      busy: question?.busy ?? false,
      problem: question?.problem,
      onConfirm: () => void confirm(),
      onCancel: keep,
    },
  }
}
