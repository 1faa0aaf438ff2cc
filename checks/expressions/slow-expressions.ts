import { Worker } from 'node:worker_threads'
import { analyse } from 'scslre'
import type { Expression } from './find-expressions.ts'
import type { Timing } from './time-expressions.ts'

/**
 * The expressions whose time grows faster than their text, by an analysis of the expression: "Move" begins anew at each
 * character, "Trade" and "Self" have two repetitions for the same text.
 */
export function superLinear(expressions: readonly Expression[]): string[] {
  return expressions.flatMap((expression) => {
    const { reports } = analyse(expression)
    return reports.map(
      ({ type, character }) => `${named(expression)}: ${type} of ${character.literal.source}`,
    )
  })
}

/**
 * The expressions that take long for one of the texts made to slow them down, each of 30,000 characters.
 *
 * @param withinMs after which silence of the worker means that it hangs in the expression that it began last.
 */
export async function slow(expressions: readonly Expression[], withinMs: number): Promise<string[]> {
  const worker = new Worker(new URL('./time-expressions.ts', import.meta.url), { workerData: expressions })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const found: string[] = []
  let begun: Expression | undefined
  let silence: NodeJS.Timeout | undefined
  const hangs = () => {
    if (begun) found.push(`${named(begun)}: does not end`)
    resolve()
  }
  worker.on('message', ({ expression, slow }: Timing) => {
    begun = expression
    if (slow) found.push(`${named(expression)}: ${slow.ms} ms for ${slow.text}`)
    clearTimeout(silence)
    silence = setTimeout(hangs, withinMs)
  })
  worker.once('error', reject)
  worker.once('exit', () => resolve())
  try {
    await promise
    return found
  } finally {
    clearTimeout(silence)
    await worker.terminate()
  }
}

function named({ path, source, flags }: Expression): string {
  return `${path}: /${source}/${flags}`
}
