import type { Row } from '../judge.ts'
import { requireCorrect } from '../judge.ts'
import type { LoadGenerator } from '../load/load-generator.ts'
import type { LoadJob, LoadResult } from '../load/load-job.ts'
import { processorMs } from '../stands/processor-time.ts'

/** In shorter rounds thread starts and garbage collections outweigh the compared work. */
export const leastRoundMs = 2_000

/** How long and how often a run measures. */
export interface Plan {
  readonly rounds: number
  readonly roundMs: number
  readonly generator: LoadGenerator
  /** A second connection, for requests during a load. */
  readonly beside: LoadGenerator
  /** Takes a figure as soon as it is measured. */
  readonly add: (row: Row) => void
}

/** A load with the processor time of the server that answered it. */
export interface Measured extends LoadResult {
  /** Processor milliseconds for one answer; undefined if the system does not report them. */
  readonly costMs: number | undefined
}

/** Runs a load against a process. @throws RefusedRun when an answer is wrong. */
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
 * Returns the ratio of two speeds: by processor time for an answer if both are known, because the load and other
 * programs slow both down; otherwise by answers per second.
 */
export function speedAgainst(one: Measured, other: Measured): number {
  if (one.costMs !== undefined && other.costMs !== undefined) return other.costMs / one.costMs
  return rateOf(one) / rateOf(other)
}

export function rateOf({ answered, seconds }: LoadResult): number {
  return answered / seconds
}
