import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a later turn of the event loop that no other caller of this function gets. So several long answers do
 * not add up to one long turn.
 */
export function nextOwnTurn(): Promise<void> {
  last = last.then(() => nextTurn())
  return last
}
