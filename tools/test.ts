import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { publishedShapesArePresent } from '../sandbox/cards/testing/published-shapes.ts'
import { findChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'
import { closingLines } from './test-run/closing-lines.ts'
import {
  addCounts,
  countJourneys,
  countUnits,
  type FailedUnit,
  failedJourneys,
  failedUnits,
  flakyJourneys,
  flakyUnits,
  reportFiles,
} from './test-run/counts.ts'
import { runStep, type Step } from './test-run/run-step.ts'

const unitTests: Step = {
  name: 'unit, data and contract',
  command: unitCommand(reportFiles.units),
}

const typeCheckers = Math.max(1, Math.min(4, availableParallelism() - 1))

/** All checks, the fastest first. Each is also an npm script. Checks in the same row run in parallel. */
const steps: readonly (readonly Step[])[] = [
  // Few type checkers, because each checks the shared files again; lint uses the remaining processor.
  [
    { name: 'types', command: ['tsc', '--noEmit', '--checkers', `${typeCheckers}`] },
    { name: 'lint', command: ['biome', 'ci', '.'] },
  ],
  // Each worker uses one processor.
  [
    { name: 'borders', command: ['node', 'checks/borders/run.ts'] },
    { name: 'unused', command: ['knip'] },
  ],
  [unitTests],
  [{ name: 'journeys', command: ['playwright', 'test'] }],
]

const startedAt = performance.now()
for (const file of Object.values(reportFiles)) rmSync(file, { force: true })

const postgres = await findPostgres(process.env)
const chromium = findChromium()
const environment = {
  // React and the testing library depend on it, and a developer's value must not change the tests.
  NODE_ENV: 'test',
  ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
  ...(postgres === null ? {} : { TEST_DATABASE_URL: postgres }),
}

let failedStep: string | null = null
for (const row of steps) {
  const passed = await Promise.all(row.map((step) => runStep(step, environment)))
  const failed = row.find((_, index) => !passed[index])
  if (!failed) continue
  if (failed === unitTests && process.env.CI && (await passAgain(failedUnits()))) continue
  failedStep = failed.name
  break
}

const [units, journeys] = [countUnits(), countJourneys()]
const counts = addCounts(units, journeys)
const end = closingLines({
  failedStep,
  counts,
  flaky: [...flakyUnits(), ...flakyJourneys()],
  failedTests: [...failedUnits().map(({ name }) => name), ...failedJourneys()],
  postgres,
  stripeDescription: publishedShapesArePresent,
  tookMs: performance.now() - startedAt,
})
console.log(end.lines.join('\n'))
process.exitCode = end.passed ? 0 : 1

/** Returns the command for all unit tests, or for the tests of some files. */
function unitCommand(report: string, files: readonly string[] = []): Step['command'] {
  return ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files]
}

/**
 * Repeats the files of failed unit tests in a fresh process, as failed journeys are repeated in a fresh shop. Many
 * failures at once are not accidental, and are not repeated.
 */
async function passAgain(failed: readonly FailedUnit[]): Promise<boolean> {
  const files = [...new Set(failed.map(({ file }) => file))]
  if (files.length === 0 || files.length > 5) return false
  const command = unitCommand(reportFiles.unitsAgain, files)
  return await runStep({ name: 'failed unit tests, once more', command }, environment)
}
