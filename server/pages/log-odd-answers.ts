import { type Clock, minuteMs } from '../platform/clock.ts'

/** What was wrong with an answer that a page was made from: never what stood in it. */
export interface AnswerNote {
  /** Method and path of the call, as the contract writes it. */
  readonly call: string
  /** Rows that the page leaves out. */
  readonly leftOut?: number
  /** The names of the fields that could not be used. */
  readonly fields?: readonly string[]
  /** The code of the failure, where there was no usable answer at all. */
  readonly failure?: string
}

interface Log {
  warn(note: AnswerNote, message: string): void
}

/**
 * Logs what is wrong with the answers that pages are made from: one line a minute for each call, because every
 * rendering meets the same rows again.
 */
export function logOddAnswers(log: Log, now: Clock): (note: AnswerNote) => void {
  const loggedAt = new Map<string, number>()
  return (note) => {
    const kind = `${note.call} ${note.failure === undefined}`
    if (now() - (loggedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < minuteMs) return
    loggedAt.set(kind, now())
    log.warn(note, note.failure === undefined ? 'odd rows in an answer' : 'no usable answer for a page')
  }
}
