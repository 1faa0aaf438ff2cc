import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects garbage and returns memory to the system, which V8 does by itself only when memory is short. Blocks the
 * process, for a tenth of a second after a start, so it is for idle moments (docs/decisions/0014).
 */
export function releaseMemory(): void {
  // Node exposes the function only behind this flag; it is hidden again from the rest of the program.
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  // Only this kind of collection shrinks the heap's young generation.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
