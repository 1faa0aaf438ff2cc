import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives the memory that is of no use any more back to the system, as V8 by itself does only when it runs short.
 * Nothing else runs meanwhile, a tenth of a second after a start, so it is for moments when nobody waits
 * (docs/decisions/0014).
 */
export function releaseMemory(): void {
  // Node hands the function out behind this flag only; it is taken away again for the rest of the program.
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  // Of all its ways only this one makes the space for new objects small again.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
