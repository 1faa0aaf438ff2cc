/** What a long run measured, and whether that is within its bar. */
export interface Figure {
  readonly what: string
  readonly value: string
  /** What it has to be, in words: `0`, `under 2 s`. */
  readonly bar: string
  readonly holds: boolean
}

/** An attack on a running shop, or a fault around it. It starts what it needs and stops it again. */
export interface LongRun {
  /** How it is chosen on the command line. */
  readonly name: string
  /** What it does, in one sentence. */
  readonly about: string
  /** What it needs beside the shop; the run is reported as not run where that is missing. */
  readonly needs?: 'postgres' | 'root'
  run(): Promise<readonly Figure[]>
}

/**
 * Runs the long runs that are named, or all of them, and prints a table of figures for each. Sets exit code 1 when a
 * figure misses its bar or a run fails, and 2 when a name is unknown.
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
  return true
}

function report(figures: readonly Figure[]): void {
  for (const { what, value, bar, holds } of figures) {
    console.log(`  ${holds ? 'holds' : 'FAILS'}  ${what}: ${value} (bar: ${bar})`)
    if (!holds) process.exitCode = 1
  }
}
