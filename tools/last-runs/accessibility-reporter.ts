import { basename } from 'node:path'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { commandOf, recordRun } from './record-run.ts'

/** The journeys that look for barriers: axe on every screen and state, forced colours, the keyboard. */
const aboutBarriers = /^(?:accessible-|every-screen|keyboard)/

/** Records how many tests of accessibility ran, for the accessibility statement and the status page. */
export default class AccessibilityReporter implements Reporter {
  readonly #passed = new Map<string, boolean>()

  onTestEnd(test: TestCase): void {
    // A repeated journey counts once, by its last outcome.
    if (aboutBarriers.test(basename(test.location.file))) this.#passed.set(test.id, test.ok())
  }

  onEnd(): void {
    const outcomes = [...this.#passed.values()]
    if (outcomes.length === 0) return
    const script = process.env.npm_lifecycle_event
    const differences = outcomes.filter((passed) => !passed).length
    recordRun({
      check: 'accessibility',
      part: null,
      // The first three are Node, Playwright and its command.
      command: script === 'test' ? 'npm test' : commandOf('journeys', process.argv.slice(3)),
      checked: outcomes.length,
      unit: 'tests',
      differences,
      passed: differences === 0,
    })
  }

  printsToStdio(): boolean {
    return false
  }
}
