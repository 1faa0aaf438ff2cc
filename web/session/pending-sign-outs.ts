const pending = new Set<Promise<unknown>>()

/** Notes a sign-out that is under way until its promise settles; returns the promise. */
export function trackSignOut<Told>(told: Promise<Told>): Promise<Told> {
  pending.add(told)
  const over = () => void pending.delete(told)
  told.then(over, over)
  return told
}

/**
 * Resolves once pending sign-outs finish; undefined when there are none. A sign-in waits for them, because the answer to a
 * sign-out removes the cookie of whichever session the provider has by then.
 */
export function pendingSignOuts(): Promise<void> | undefined {
  return pending.size === 0 ? undefined : allSettled()
}

async function allSettled(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending)
}
