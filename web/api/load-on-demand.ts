import { partMissingText } from '../texts/problems.ts'
import { retryAfterReconnect } from './reconnect-retry.ts'

/** Time limit for loading a code chunk (spec §2: 120 seconds). */
export const loadTimeoutMs = 120_000

/** A code chunk that failed to load; the page offers to try again. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(partMissingText, { cause })
    this.name = 'LoadError'
  }
}

/** Loads a code chunk. Rejects with a LoadError on failure or after the time limit. */
export async function loadOnDemand<Part>(
  load: () => Promise<Part>,
  timeoutMs: number = loadTimeoutMs,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([retryAfterReconnect(load), late])
  } catch (cause) {
    throw new LoadError(cause)
  } finally {
    clearTimeout(timer)
  }
}
