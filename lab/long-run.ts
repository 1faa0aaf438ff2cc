import { missingForCluster, missingForPostgres } from './cluster/programs.ts'

/** A measured value and whether it meets its limit. */
export interface Figure {
  readonly what: string
  readonly value: string
  /** The limit in words: `0`, `under 2 s`. */
  readonly bar: string
  readonly holds: boolean
}

/** An attack on a shop, or a fault around one. It starts and stops its own servers. */
export interface LongRun {
  /** The name of the run on the command line. */
  readonly name: string
  /** What the run does, in one sentence. */
  readonly about: string
  /** An additional requirement; if it is missing, the run is reported as not run. */
  readonly needs?: 'postgres' | 'postgres-programs' | 'root' | 'cluster'
  run(): Promise<readonly Figure[]>
}

/**
 * Runs the named runs, or all of them, and prints the figures of each. Sets exit code 1 if a figure misses its limit or
 * a run fails, and 2 for an unknown name.
 */
export async function runAll(runs: readonly LongRun[], names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !runs.some((run) => run.name === name))
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. There are: ${runs.map((run) => run.name).join(', ') || 'none'}.`,
    )
    process.exitCode = 2
    return
  }
  for (const run of runs) {
    if (names.length > 0 && !names.includes(run.name)) continue
    console.log(`\n${run.name}: ${run.about}`)
    if (!isPossible(run)) continue
    try {
      report(await run.run())
    } catch (error) {
      console.error(error)
      process.exitCode = 1
    }
  }
}

function isPossible({ needs }: LongRun): boolean {
  if (needs === 'postgres' && !process.env.TEST_DATABASE_URL) {
    console.log('  not run: PostgreSQL absent (TEST_DATABASE_URL names none)')
    return false
  }
  if (needs === 'root' && process.getuid?.() !== 0) {
    console.log('  not run: needs root')
    return false
  }
  const missing =
    needs === 'cluster'
      ? missingForCluster()
      : needs === 'postgres-programs'
        ? missingForPostgres()
        : undefined
  if (missing !== undefined) {
    console.log(`  not run: ${missing}`)
    return false
  }
  return true
}

function report(figures: readonly Figure[]): void {
  for (const { what, value, bar, holds } of figures) {
    console.log(`  ${holds ? 'holds' : 'FAILS'}  ${what}: ${value} (limit: ${bar})`)
    if (!holds) process.exitCode = 1
  }
}
