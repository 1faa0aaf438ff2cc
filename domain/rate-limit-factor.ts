/** From this factor on nothing is counted: load is measured, and counting would be what is measured. */
const uncountedFrom = 100

/** Whether what people hold and try is counted at this RATE_LIMIT_FACTOR. */
export function countsAt(factor: number): boolean {
  return factor < uncountedFrom
}

/** A limit at a RATE_LIMIT_FACTOR: at least 1. */
export function limitAt(factor: number, limit: number): number {
  return Math.max(1, Math.round(limit * factor))
}
