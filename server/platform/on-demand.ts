/** Makes a value on the first call. Concurrent callers share it; after a failure the next call retries. */
export function onDemand<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= make().catch((error: unknown) => {
      pending = undefined
      throw error
    })
    return pending
  }
}
