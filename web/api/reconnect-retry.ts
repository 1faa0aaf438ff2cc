/** `online` fires before DNS and routes work, so failed requests are retried for this long. */
export const reconnectWindowMs = 10_000
const pauseMs = 500

let onlineSince = Number.NEGATIVE_INFINITY
// Never removed. Registered first, so that it runs before listeners that send requests.
globalThis.window?.addEventListener('online', () => {
  onlineSince = performance.now()
})
globalThis.window?.addEventListener('offline', () => {
  onlineSince = Number.NEGATIVE_INFINITY
})

/** Returns whether the network was lost and returned since this document was opened. */
export const hasReconnected = (): boolean => Number.isFinite(onlineSince)

/**
 * Makes a repeatable request, and retries it twice a second during the first seconds after the network returned.
 * Rejects with the last failure. Aborting `signal` ends the retries.
 */
export async function retryAfterReconnect<Answer>(
  ask: () => Promise<Answer>,
  signal?: AbortSignal | null,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted || performance.now() - onlineSince > reconnectWindowMs) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
