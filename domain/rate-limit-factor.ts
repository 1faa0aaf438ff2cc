/** From this factor on, limits are off. Load tests set it, because limits would distort them. */
const uncountedFrom = 100

/** Returns whether limits apply at this RATE_LIMIT_FACTOR. */
export function countsAt(factor: number): boolean {
  return factor < uncountedFrom
}

/** Multiplies a limit by the RATE_LIMIT_FACTOR; at least 1. */
export function limitAt(factor: number, limit: number): number {
  return Math.max(1, Math.round(limit * factor))
}
