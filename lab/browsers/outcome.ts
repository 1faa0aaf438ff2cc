import type { Counts } from '../../tools/test-run/counts.ts'

interface Run {
  /** The names of the browsers that this machine lacks. */
  readonly absent: readonly string[]
  /** The number of browsers on the machine. */
  readonly present: number
  /** Whether the journeys ended without a failure. */
  readonly ended: boolean
  readonly counts: Counts
  readonly failed: readonly string[]
  /** Journeys that failed and then passed in a fresh browser and shop. */
  readonly flaky: readonly string[]
}

/**
 * Returns the last lines of `npm run lab -- browsers` and whether everything passed. A missing browser is reported but
 * is not a failure. A run with a browser fails if it ran no journey or skipped one.
 */
export function browsersOutcome({ absent, present, ended, counts, ...named }: Run) {
  const sound = present === 0 || (counts.passed > 0 && counts.skipped === 0)
  const passed = ended && sound && counts.failed === 0
  const failed = passed ? 0 : Math.max(counts.failed, 1)
  return {
    passed,
    lines: [
      '',
      ...absent.map((name) => `not run: ${name} absent`),
      ...named.failed.map((name) => `failed: ${name}`),
      ...named.flaky.map((name) => `flaky: ${name}`),
      `${counts.passed} passed, ${failed} failed`,
    ],
  }
}
