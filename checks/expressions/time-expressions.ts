import { parentPort, workerData } from 'node:worker_threads'
import { attacksOn } from './attack-texts.ts'
import type { Expression } from './find-expressions.ts'

// A worker of slow-expressions.ts, so that an endless expression can be terminated.

const characters = 30_000
/** A linear search takes under 1 ms, a quadratic one over 100 ms. */
const longestMs = 25
/**
 * The attempts per text. One fast attempt suffices to pass, because the first one may include the compilation or a
 * garbage collection.
 */
const attempts = 2

/** A message of the worker: sent before each expression, and after each slow one. */
export interface Timing {
  readonly expression: Expression
  readonly slow?: { readonly ms: number; readonly text: string }
}

/** Returns this thread's processor time in milliseconds, which other processes do not affect. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function isSlow(expression: RegExp, text: string): number | undefined {
  let fastest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    expression.lastIndex = 0
    const startedAt = processorMs()
    text.replace(expression, '')
    fastest = Math.min(fastest, processorMs() - startedAt)
    if (fastest <= longestMs) return undefined
  }
  return fastest
}

function report(timing: Timing): void {
  parentPort?.postMessage(timing)
}

for (const expression of workerData as readonly Expression[]) {
  report({ expression })
  const compiled = new RegExp(expression.source, expression.flags)
  for (const { lead, pump, end } of attacksOn(expression)) {
    const text = lead + pump.repeat(Math.ceil(characters / pump.length)) + end
    const ms = isSlow(compiled, text)
    if (ms === undefined) continue
    report({ expression, slow: { ms: Math.round(ms), text: JSON.stringify([lead, pump, end]) } })
    break
  }
}
