import { useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { failureSentence } from './failure-sentence.ts'

/**
 * What became of a submit. `stopped`: nothing was sent, and what keeps it back is said beside it. A refusal
 * carries what is wrong field by field.
 */
export type Sent = 'sent' | 'stopped' | { readonly fields: ApiError['fields'] }

interface Sending {
  readonly busy: boolean
  /** Why the last submit failed, as a sentence for the person; undefined when its fields say it. */
  readonly problem: string | undefined
  /**
   * Does the work of a submit; while one is under way another one is not begun (and answers `stopped`).
   *
   * @param fields the fields that can say what is wrong with them.
   */
  send(work: () => Promise<'sent' | 'stopped'>, fields: readonly string[]): Promise<Sent>
  /** Takes back what was said of the last submit. */
  reopen(): void
}

/**
 * Sends what stands in a form, once at a time, and keeps what the last submit had to say, also for what is unexpected:
 * what was typed stays where it is.
 */
export function useSending(): Sending {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(work: () => Promise<'sent' | 'stopped'>, fields: readonly string[]): Promise<Sent> {
    if (underWay.current) return 'stopped'
    underWay.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      return await work()
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields : {}
      if (!fields.some((field) => wrong[field])) setProblem(failureSentence(error))
      return { fields: wrong }
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, problem, send, reopen: () => setProblem(undefined) }
}
