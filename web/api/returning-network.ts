/** The browser hears of a network before addresses and routes are there: so long what fails is asked for again. */
export const settlingMs = 10_000
const pauseMs = 500

let cameBack = Number.NEGATIVE_INFINITY
// For as long as the page lives, and before anybody who asks for something at that very event.
globalThis.window?.addEventListener('online', () => {
  cameBack = performance.now()
})
globalThis.window?.addEventListener('offline', () => {
  cameBack = Number.NEGATIVE_INFINITY
})

/**
 * Asks for what may be asked for more than once: in the first seconds after the network has come back again and again,
 * twice a second. Rejects with the last failure. What is called off by `signal` is not asked for again.
 */
export async function askThroughReturn<Answer>(
  ask: () => Promise<Answer>,
  signal?: AbortSignal | null,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted || performance.now() - cameBack > settlingMs) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
