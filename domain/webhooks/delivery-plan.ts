const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** The waits after the first, second, … failed attempt of a delivery: 71.6 hours in all (Standard Webhooks). */
const waits = [
  5 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  20 * hourMs,
]

/** An endpoint that has only failed for this long is disabled. */
const longestFailingMs = 72 * hourMs

/** After so many deliveries in a row whose first attempt failed, an endpoint is tried once at a time, with pauses. */
const failuresBeforePause = 5
const firstPauseMs = 30 * secondMs
const longestPauseMs = hourMs

/** What the last attempts to deliver to an endpoint showed. */
export interface Health {
  /** First attempts that failed since the last success. From the first pause on, it counts every attempt. */
  readonly failures: number
  readonly failingSince: number | null
  /** No attempt before this instant. */
  readonly nextTurnAt: number
}

/**
 * Returns when to try a delivery again.
 *
 * @param attempts how often it was tried, at least once.
 * @param chance from 0 to 1, so that deliveries that failed together are not all tried together.
 * @returns undefined if it is not worth another attempt.
 */
export function nextAttemptAt(
  { attempts, giveUpAt }: { readonly attempts: number; readonly giveUpAt: number },
  now: number,
  chance: number,
): number | undefined {
  const wait = waits[attempts - 1]
  if (wait === undefined) return undefined
  const at = Math.round(now + wait * (0.9 + 0.2 * chance))
  return at > giveUpAt ? undefined : at
}

/** Returns whether an endpoint that has failed before is tried only once at a time. */
export function isProbed({ failures }: Pick<Health, 'failures'>): boolean {
  return failures >= failuresBeforePause
}

/** Returns the health of an endpoint after an attempt succeeded. */
export function afterSuccess(): Health {
  return { failures: 0, failingSince: null, nextTurnAt: 0 }
}

/**
 * Returns the health of an endpoint after an attempt failed. A delivery that fails again and again counts once, so that
 * one event that a receiver cannot take does not hold back the others.
 */
export function afterFailure(health: Health, isFirstAttempt: boolean, now: number, chance: number): Health {
  const failingSince = health.failingSince ?? now
  // Attempts that began together with the one that caused the pause say nothing new.
  if (health.nextTurnAt > now) return { ...health, failingSince }
  const failures = health.failures + (isFirstAttempt || isProbed(health) ? 1 : 0)
  if (!isProbed({ failures })) return { failures, failingSince, nextTurnAt: health.nextTurnAt }
  const doubled = firstPauseMs * 2 ** Math.min(failures - failuresBeforePause, 20)
  const pause = Math.min(doubled, longestPauseMs) * (0.9 + 0.2 * chance)
  return { failures, failingSince, nextTurnAt: Math.round(now + pause) }
}

/** Returns whether an endpoint has failed for so long that it is disabled. */
export function hasFailedTooLong({ failingSince }: Pick<Health, 'failingSince'>, now: number): boolean {
  return failingSince !== null && now - failingSince >= longestFailingMs
}
