import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type CheckName, type CheckRun, checkRun } from '../../../contract/shop/status.ts'

/** The runs that the checks themselves have recorded (`tools/last-runs/record-run.ts`). */
export const lastRunsFile = join(import.meta.dirname, 'last-runs.json')

/**
 * Reads recorded runs.
 *
 * @throws for a file with anything else.
 */
export function readLastRuns(file: string = lastRunsFile): CheckRun[] {
  return z.parse(z.array(checkRun), JSON.parse(readFileSync(file, 'utf8')))
}

/** The last runs of this version's checks. They come with the code, so they are read once. */
export const lastRuns: readonly CheckRun[] = readLastRuns()

/** Returns the runs of a check: one, or one for each of its programs. */
export function lastRunsOf(check: CheckName): readonly CheckRun[] {
  return lastRuns.filter((run) => run.check === check)
}
