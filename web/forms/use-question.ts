import { useCallback, useState } from 'react'
import { failureSentence } from './failure-sentence.ts'

/** A question that must be answered before something is done to one thing. */
export interface Question<Subject> {
  readonly about: Subject
  /** It was answered with yes, and the shop has not answered yet. */
  readonly busy: boolean
  /** Why the shop has refused it. */
  readonly problem?: string
}

/**
 * Asks before it acts, one question at a time, and keeps the question open with the reason when the shop refuses.
 *
 * @param act does it; answers why it was refused, or null. Whatever it throws counts as refusal, with its sentence.
 * @param onAnswered is told each time that the shop has answered, with the reason or null.
 */
export function useQuestion<Subject>(
  act: (about: Subject) => Promise<string | null>,
  onAnswered: (about: Subject, problem: string | null) => void,
) {
  const [question, setQuestion] = useState<Question<Subject> | null>(null)

  async function confirm(): Promise<void> {
    if (!question) return
    const { about } = question
    const asked = { about, busy: true }
    setQuestion(asked)
    const problem = await act(about).catch(failureSentence)
    const answered = problem === null ? null : { about, busy: false, problem }
    // By then the dialog may ask about another one, or about nothing.
    setQuestion((now) => (now === asked ? answered : now))
    onAnswered(about, problem)
  }
  return {
    question,
    ask: useCallback((about: Subject) => setQuestion({ about, busy: false }), []),
    confirm: () => void confirm(),
    keep: () => setQuestion(null),
  }
}
