import { type Counts, postgresAbsent } from './counts.ts'

interface Outcome {
  readonly failedStep: string | null
  readonly counts: Counts
  /** Tests and journeys that failed and then passed in a fresh process and shop. */
  readonly flaky: readonly string[]
  /** Tests and journeys that failed, and errors outside a journey. */
  readonly failedTests: readonly string[]
  readonly postgres: string | null
  /** Whether Stripe's published API description is present, against which the sandbox's answers are checked. */
  readonly stripeDescription: boolean
  readonly tookMs: number
}

/**
 * Returns the last lines of `npm test` and whether it passed. `N passed, M failed` is on its own line, because people
 * and machines search for it. A failed step without tests counts as one failure, so that a failed run never prints "0
 * failed". A flaky test is a defect to fix: the run passes and names it.
 */
export function closingLines({ failedStep, counts, flaky, failedTests, ...run }: Outcome) {
  const nothingRan = failedStep === null && counts.passed === 0
  const passed = failedStep === null && counts.failed === 0 && counts.skipped === 0 && !nothingRan
  const failed = passed ? 0 : Math.max(counts.failed, 1)
  const lines = ['']
  if (run.postgres === null) lines.push(postgresAbsent)
  if (!run.stripeDescription) lines.push("not run: Stripe's description absent")
  if (failedStep !== null) lines.push(`Stopped at: ${failedStep}`)
  lines.push(...failedTests.map((name) => `failed: ${name}`))
  lines.push(...flaky.map((name) => `flaky: ${name}`))
  if (counts.skipped > 0) lines.push(`Skipped tests count as failed here: ${counts.skipped}`)
  if (nothingRan) lines.push('No test reported that it ran')
  lines.push(`Took ${describeDuration(run.tookMs)}`, `${counts.passed} passed, ${failed} failed`)
  return { passed, lines }
}

/** "4.2 s" below a minute, "2 min 5 s" above. */
export function describeDuration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
