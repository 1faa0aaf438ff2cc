import type { Counts } from '../../tools/test-run/counts.ts'
import { addCounts } from '../../tools/test-run/counts.ts'
import { debianPackages } from './programs.ts'

/** The outcome of one peer. */
export interface PeerOutcome {
  readonly name: string
  /** The step that failed; null if its command succeeded. */
  readonly stoppedAt: 'installing' | 'testing' | null
  readonly counts: Counts
  /** Programs that the peer's tests need and this machine lacks. */
  readonly missing: readonly string[]
  /** Journeys that failed and then passed in a fresh shop. */
  readonly flaky: readonly string[]
}

/**
 * Returns the last lines of `npm run test:peers` and whether everything passed. A peer fails if it could not be
 * installed, lacks a program, ran no test or skipped one. The last line is `N passed, M failed`.
 */
export function peersOutcome(outcomes: readonly PeerOutcome[]) {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky.map((name) => `flaky: ${outcome.name} › ${name}`))
  const flaws = outcomes.flatMap((outcome) => [...flawsOf(outcome), ...missingIn(outcome)])
  const counts = outcomes.map(({ counts }) => counts).reduce(addCounts, { passed: 0, failed: 0, skipped: 0 })
  const passed = flaws.length === 0 && outcomes.length > 0
  const failed = passed ? 0 : Math.max(counts.failed, 1)
  return { passed, lines: ['', ...flaky, ...flaws, `${counts.passed} passed, ${failed} failed`] }
}

function missingIn({ name, missing }: PeerOutcome): string[] {
  return missing.map(
    (program) => `not run: ${name} without ${program}: apt-get install ${debianPackages[program] ?? program}`,
  )
}

function flawsOf({ name, stoppedAt, counts }: PeerOutcome): string[] {
  if (stoppedAt === 'installing') return [`not run: ${name} could not be installed`]
  const { passed, failed, skipped } = counts
  if (passed + failed + skipped === 0) return [`${name}: no test reported that it ran`]
  if (skipped > 0) return [`${name}: skipped tests count as failed here: ${skipped}`]
  return stoppedAt === 'testing' || failed > 0 ? [`${name}: failed`] : []
}
