import { partMissingText } from '../texts/problems.ts'
import { retryAfterReconnect } from './reconnect-retry.ts'

/** Time limit for loading a part of the code (spec §2: 120 seconds). */
export const loadTimeoutMs = 120_000

/** Code that failed to load; the page offers to try again. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(partMissingText, { cause })
    this.name = 'LoadError'
  }
}

/** Loads a part of the code. Rejects with a LoadError when that fails or exceeds the time limit. */
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
