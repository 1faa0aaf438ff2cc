import type { Row } from '../judge.ts'
import { requireCorrect } from '../judge.ts'
import type { LoadGenerator } from '../load/load-generator.ts'
import type { LoadJob, LoadResult } from '../load/load-job.ts'
import { processorMs } from '../stands/processor-time.ts'

/** The minimum length of a round; in shorter ones thread starts and garbage collections outweigh the compared work. */
export const leastRoundMs = 2_000

/** The length and number of a run's measurements. */
export interface Plan {
  readonly rounds: number
  readonly roundMs: number
  readonly generator: LoadGenerator
  /** A second connection, for requests during a load. */
  readonly beside: LoadGenerator
  /** Receives each figure as soon as it is measured. */
  readonly add: (row: Row) => void
}

/** A load with the processor time of the server that answered it. */
export interface Measured extends LoadResult {
  /** Processor milliseconds per answer; undefined if the system does not report them. */
  readonly costMs: number | undefined
}

/**
 * Runs a load against a process.
 * @throws RefusedRun if an answer is wrong.
 */
export async function measure(
  what: string,
  generator: LoadGenerator,
  pid: number,
  job: LoadJob,
): Promise<Measured> {
  const before = processorMs(pid)
  const result = await generator.run(job)
  const after = processorMs(pid)
  requireCorrect(what, result)
  const used = before === undefined || after === undefined ? undefined : after - before
  return { ...result, costMs: used === undefined || used === 0 ? undefined : used / result.answered }
}

/**
 * Returns the ratio of two speeds. It uses processor time per answer if known for both, because the load and other
 * programs slow both down; otherwise answers per second.
 */
export function speedAgainst(one: Measured, other: Measured): number {
  if (one.costMs !== undefined && other.costMs !== undefined) return other.costMs / one.costMs
  return rateOf(one) / rateOf(other)
}

export function rateOf({ answered, seconds }: LoadResult): number {
  return answered / seconds
}
