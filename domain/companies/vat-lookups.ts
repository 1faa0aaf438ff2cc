import { vatConfirmationMs } from '../tax/intra-community.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How long before a confirmation ends its number is asked for again. */
const beforeEndMs = 10 * dayMs

/** Returns when a number that was confirmed is asked for again. */
export function nextCheckAfterConfirmation(confirmedAt: number): number {
  return confirmedAt + vatConfirmationMs - beforeEndMs
}

/**
 * Returns when a number without an answer is asked for again: after 1, 2, 4 minutes and so on, at most after a day,
 * because a member state's register may be down for hours.
 *
 * @param tries how many attempts in a row had no answer.
 */
export function nextCheckAfterSilence(now: number, tries: number): number {
  return now + Math.min(dayMs, minuteMs * 2 ** Math.min(tries - 1, 20))
}
