/** The browser hears of a network before addresses and routes are there: so long what fails is asked for again. */
export const settlingMs = 10_000
const firstPauseMs = 250

let cameBack = Number.NEGATIVE_INFINITY
// For as long as the page lives, and before anybody who asks for something at that very event.
globalThis.window?.addEventListener('online', () => {
  cameBack = performance.now()
})
globalThis.window?.addEventListener('offline', () => {
  cameBack = Number.NEGATIVE_INFINITY
})

/**
 * Asks for what may be asked for twice, again and again with growing pauses in the first seconds after the network
 * has come back; rejects with the last failure. What is called off by `signal` is not asked for again.
 */
export async function askThroughReturn<Answer>(
  ask: () => Promise<Answer>,
  signal?: AbortSignal | null,
): Promise<Answer> {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted || performance.now() - cameBack > settlingMs) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
