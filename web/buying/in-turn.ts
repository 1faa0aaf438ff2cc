import { unreachable } from '../api/refusal.ts'

const last = new Map<string, Promise<unknown>>()

/**
 * Runs one task per name at a time in this browser; without browser locks, in this tab. Settles as the task does.
 * Rejects as unreachable if the browser cancels the wait, as Firefox does while the page unloads.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const run = async () => ('locks' in navigator ? navigator.locks.request(name, work).catch(rethrow) : work())
  const turn = (last.get(name) ?? Promise.resolve()).then(run, run)
  last.set(name, turn)
  return turn
}

function rethrow(cause: unknown): never {
  throw cause instanceof DOMException && cause.name === 'AbortError' ? unreachable(cause) : cause
}
