import { parentPort, workerData } from 'node:worker_threads'
import { attacksOn } from './attack-texts.ts'
import type { Expression } from './find-expressions.ts'

// Runs as a worker, so that an expression that never ends can be ended: checks/expressions/slow-expressions.ts.

const characters = 30_000
/** A search in linear time takes less than one; one in quadratic time more than a hundred. */
const longestMs = 25
/** Others use this machine, too: what is fast once is fast. */
const tries = 5

/** What the worker tells: before each expression that it begins, and after those that are slow. */
export interface Timing {
  readonly expression: Expression
  readonly slow?: { readonly ms: number; readonly text: string }
}

function isSlow(expression: RegExp, text: string): number | undefined {
  let fastest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < tries; attempt += 1) {
    expression.lastIndex = 0
    const begun = performance.now()
    text.replace(expression, '')
    fastest = Math.min(fastest, performance.now() - begun)
    if (fastest <= longestMs) return undefined
  }
  return fastest
}

function tell(timing: Timing): void {
  parentPort?.postMessage(timing)
}

for (const expression of workerData as readonly Expression[]) {
  tell({ expression })
  const compiled = new RegExp(expression.source, expression.flags)
  for (const { lead, pump, end } of attacksOn(expression)) {
    const text = lead + pump.repeat(Math.ceil(characters / pump.length)) + end
    const ms = isSlow(compiled, text)
    if (ms === undefined) continue
    tell({ expression, slow: { ms: Math.round(ms), text: JSON.stringify([lead, pump, end]) } })
    break
  }
}
