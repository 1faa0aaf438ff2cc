const lockName = 'truewheel-session'
const longestJitterMs = 300

/**
 * Runs work in one tab of the shop at a time (Web Locks). Where the browser has no locks (pages without TLS on
 * another machine), tabs at least do not start in the same moment; the work looks first whether it is done.
 */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks
  if (locks) return await locks.request(lockName, work)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longestJitterMs))
  return work()
}
