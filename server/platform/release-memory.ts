import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects garbage and returns memory to the system, which V8 does automatically only when memory is short. Blocks the
 * process, for a tenth of a second after a start, so call it in idle moments (docs/decisions/0014).
 */
export function releaseMemory(): void {
  // Node exposes the function only with this flag; the rest of the program does not get it.
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  // Only this kind of collection shrinks the heap's young generation.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
