import type { AnswerNote, NoteAnswer } from '../../contract/built-pages.ts'
import { type Clock, minuteMs } from '../platform/clock.ts'

interface Log {
  warn(note: AnswerNote, message: string): void
}

/**
 * Logs flaws in the responses that pages use: one line per minute and call, because every render reads the same rows.
 */
export function logOddAnswers(log: Log, now: Clock): NoteAnswer {
  const loggedAt = new Map<string, number>()
  return (note) => {
    const kind = `${note.call} ${note.failure === undefined}`
    if (now() - (loggedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < minuteMs) return
    loggedAt.set(kind, now())
    log.warn(note, note.failure === undefined ? 'odd rows in an answer' : 'no usable answer for a page')
  }
}
