import { rmSync } from 'node:fs'
import { publishedShapesArePresent } from '../sandbox/cards/testing/published-shapes.ts'
import { findChromium } from './find-chromium.ts'
import { findPostgres } from './find-postgres.ts'
import { recordRun } from './last-runs/record-run.ts'
import { closingLines } from './test-run/closing-lines.ts'
import {
  addCounts,
  type Counts,
  countJourneys,
  countUnits,
  failedJourneys,
  flakyJourneys,
  reportFiles,
} from './test-run/counts.ts'
import { runStep, type Step } from './test-run/run-step.ts'

/** All checks, cheapest first. Each is also an npm script. */
const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'borders', command: ['node', 'checks/borders/run.ts'] },
  { name: 'unused', command: ['knip'] },
  {
    name: 'unit, data and contract',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFiles.units}`,
    ],
  },
  { name: 'journeys', command: ['playwright', 'test'] },
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
for (const step of steps) {
  if (await runStep(step, environment)) continue
  failedStep = step.name
  break
}

const [units, journeys] = [countUnits(), countJourneys()]
record('tests', units)
record('journeys', journeys)
const counts = addCounts(units, journeys)
const end = closingLines({
  failedStep,
  counts,
  flaky: flakyJourneys(),
  failedJourneys: failedJourneys(),
  postgres,
  stripeDescription: publishedShapesArePresent,
  tookMs: performance.now() - startedAt,
})
console.log(end.lines.join('\n'))
process.exitCode = end.passed ? 0 : 1

/** Records a part of this run, if it ran. */
function record(check: 'tests' | 'journeys', { passed: right, failed, skipped }: Counts): void {
  const differences = failed + skipped
  const checked = right + differences
  if (checked === 0) return
  const run = { check, part: null, command: 'npm test', checked, unit: check, differences }
  recordRun({ ...run, passed: differences === 0 })
}
