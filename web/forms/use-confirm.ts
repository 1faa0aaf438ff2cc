import { useCallback, useState } from 'react'
import { failureSentence } from './failure-sentence.ts'
import { useReloadAfter } from './use-action.ts'

/** An action that waits for confirmation. */
export interface Confirmation<Subject> {
  readonly about: Subject
  /** The action was confirmed and is running. */
  readonly busy: boolean
  /** Why the action failed. */
  readonly problem?: string
}

/**
 * Asks for confirmation before an action on one subject. A failure keeps the question open with its reason;
 * afterwards the page's data is reloaded.
 *
 * @param act returns the reason of a refusal, or undefined; an error that it throws becomes a sentence.
 * @param onDone is called in the same render that closes the question.
 */
export function useConfirm<Subject>(
  act: (about: Subject) => Promise<string | undefined>,
  onDone?: (about: Subject) => void,
) {
  const [question, setQuestion] = useState<Confirmation<Subject>>()
  const reloadAfter = useReloadAfter()

  async function confirm(): Promise<void> {
    if (!question || question.busy) return
    const { about } = question
    const asked = { about, busy: true }
    setQuestion(asked)
    const problem = await reloadAfter(act(about)).catch(failureSentence)
    const answered = problem === undefined ? undefined : { about, busy: false, problem }
    // Meanwhile the dialog may have been closed or ask about another subject.
    setQuestion((now) => (now === asked ? answered : now))
    if (problem === undefined) onDone?.(about)
  }
  const keep = () => setQuestion(undefined)
  return {
    question,
    ask: useCallback((about: Subject) => setQuestion({ about, busy: false }), []),
    confirm: () => void confirm(),
    keep,
    /** Connects a `ConfirmDialog` with the question. */
    dialog: {
      open: question !== undefined,
      busy: question?.busy ?? false,
      problem: question?.problem,
      onConfirm: () => void confirm(),
      onCancel: keep,
    },
  }
}
