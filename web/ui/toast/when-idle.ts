/**
 * Runs a task once the browser is idle, after two seconds at the latest. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}
