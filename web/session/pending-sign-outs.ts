const pending = new Set<Promise<unknown>>()

/** Tracks a sign-out until its promise settles; returns the promise. */
export function trackSignOut<Result>(signOut: Promise<Result>): Promise<Result> {
  pending.add(signOut)
  const untrack = () => void pending.delete(signOut)
  signOut.then(untrack, untrack)
  return signOut
}

/**
 * Resolves once pending sign-outs have finished; undefined without any. A sign-in waits for them, because the response
 * to a sign-out removes the cookie of the provider's current session.
 */
export function pendingSignOuts(): Promise<void> | undefined {
  return pending.size === 0 ? undefined : allSettled()
}

async function allSettled(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending)
}
