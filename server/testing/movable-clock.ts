import type { Clock } from '../platform/clock.ts'

/** A clock that only a test moves. */
export interface MovableClock extends Clock {
  moveBy(ms: number): void
}

/** Makes a stopped clock. It starts at the present time, because the sign-in library and the database use that. */
export function movableClock(): MovableClock {
  let now = Date.now()
  const moveBy = (ms: number) => {
    now += ms
  }
  return Object.assign(() => now, { moveBy })
}
