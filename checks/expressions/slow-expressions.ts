import { Worker } from 'node:worker_threads'
import { analyse } from 'scslre'
import type { Expression } from './find-expressions.ts'
import type { Timing } from './time-expressions.ts'

/**
 * Returns the expressions that take more than linear time according to static analysis: "Move" restarts at each
 * character, "Trade" and "Self" have two repetitions that match the same text.
 */
export function superLinear(expressions: readonly Expression[]): string[] {
  return expressions.flatMap((expression) => {
    const { reports } = analyse(expression)
    return reports.map(
      ({ type, character }) => `${describe(expression)}: ${type} of ${character.literal.source}`,
    )
  })
}

/**
 * Returns the expressions that are slow on one of their adversarial texts, each of 30,000 characters.
 * @param withinMs the time without a message from the worker after which the current expression counts as hanging.
 */
export async function slow(expressions: readonly Expression[], withinMs: number): Promise<string[]> {
  const worker = new Worker(new URL('./time-expressions.ts', import.meta.url), { workerData: expressions })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const found: string[] = []
  let current: Expression | undefined
  let hangTimer: NodeJS.Timeout | undefined
  const reportHang = () => {
    if (current) found.push(`${describe(current)}: does not end`)
    resolve()
  }
  worker.on('message', ({ expression, slow }: Timing) => {
    current = expression
    if (slow) found.push(`${describe(expression)}: ${slow.ms} ms for ${slow.text}`)
    clearTimeout(hangTimer)
    hangTimer = setTimeout(reportHang, withinMs)
  })
  worker.once('error', reject)
  worker.once('exit', () => resolve())
  try {
    await promise
    return found
  } finally {
    clearTimeout(hangTimer)
    await worker.terminate()
  }
}

function describe({ path, source, flags }: Expression): string {
  return `${path}: /${source}/${flags}`
}
