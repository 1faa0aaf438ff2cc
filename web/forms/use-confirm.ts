import { useCallback, useState } from 'react'
import { failureSentence } from './failure-sentence.ts'
import { useReloadAfter } from './use-action.ts'

/** An action that waits for a yes. */
export interface Confirmation<Subject> {
  readonly about: Subject
  /** The answer was yes, and the action is under way. */
  readonly busy: boolean
  /** Why the action failed. */
  readonly problem?: string
}

/**
 * Asks before it acts, about one subject at a time. The question stays open with the reason when the action fails;
 * afterwards the page's data is loaded again.
 *
 * @param act answers why the shop refused, or undefined; what it throws becomes a sentence.
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
    // By then the dialog may ask about another subject, or be closed.
    setQuestion((now) => (now === asked ? answered : now))
    if (problem === undefined) onDone?.(about)
  }
  return {
    question,
    ask: useCallback((about: Subject) => setQuestion({ about, busy: false }), []),
    confirm: () => void confirm(),
    keep: () => setQuestion(undefined),
  }
}
