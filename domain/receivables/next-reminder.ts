import { daysOverdue } from './receivable-ages.ts'

/** A step of reminders: on which day after the due day it is sent. */
interface ReminderStep {
  readonly days: number
}

/** What decides whether an open invoice is reminded of. */
export interface Reminded {
  readonly dueAt: number
  /** How many reminders were sent. */
  readonly remindedStep: number
  /** When the last one was sent; null before the first one. */
  readonly remindedAt: number | null
}

/**
 * Returns the number of the reminder that an open invoice gets now, from 1; undefined for none. Steps follow each
 * other: an invoice that is already old when the owner writes the steps gets the first one, and the next ones in their
 * distance.
 */
export function reminderOfNow(
  steps: readonly ReminderStep[],
  { dueAt, remindedStep, remindedAt }: Reminded,
  timeZone: string,
  now: number,
): number | undefined {
  const step = steps[remindedStep]
  if (!step || daysOverdue(timeZone, dueAt, now) < step.days) return undefined
  const before = steps[remindedStep - 1]
  const distance = before ? step.days - before.days : 0
  if (remindedAt !== null && daysOverdue(timeZone, remindedAt, now) < distance) return undefined
  return remindedStep + 1
}
