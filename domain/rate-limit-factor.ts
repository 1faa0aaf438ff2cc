/** From this factor on, limits are off: it is set for load tests, which limits would distort. */
const uncountedFrom = 100

/** Returns whether limits are counted at this RATE_LIMIT_FACTOR. */
export function countsAt(factor: number): boolean {
  return factor < uncountedFrom
}

/** Returns a limit at a RATE_LIMIT_FACTOR: at least 1. */
export function limitAt(factor: number, limit: number): number {
  return Math.max(1, Math.round(limit * factor))
}
