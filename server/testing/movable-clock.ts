import type { Clock } from '../platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  moveBy(ms: number): void
}

/** A standing clock. It begins at the present, because the sign-in library and the database go by that. */
export function movableClock(): MovableClock {
  let now = Date.now()
  const moveBy = (ms: number) => {
    now += ms
  }
  return Object.assign(() => now, { moveBy })
}
