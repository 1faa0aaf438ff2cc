// npm run lab -- browsers    a visitor's and an admin's day in Firefox and WebKitGTK, where they are installed
import { rmSync } from 'node:fs'
import { countUnits, failedUnits, flakyUnits } from '../../tools/test-run/counts.ts'
import { runStep } from '../../tools/test-run/run-step.ts'
import { installAbsent, kinds } from './find-browsers.ts'
import { browsersOutcome } from './outcome.ts'

const report = 'test-results/browsers.json'
const reportAgain = 'test-results/browsers-again.json'
for (const file of [report, reportAgain]) rmSync(file, { force: true })
const absent = installAbsent()
const present = kinds.length - absent.length
const ended = present === 0 || (await run('other browsers', report)) || (await passAgain())
const counts = countUnits(report, reportAgain)
const failed = failedUnits(report, reportAgain).map(({ name }) => name)
const { passed, lines } = browsersOutcome({
  absent,
  present,
  ended,
  counts,
  failed,
  flaky: flakyUnits(report, reportAgain),
})
console.log(lines.join('\n'))
process.exitCode = passed ? 0 : 1

function run(name: string, file: string): Promise<boolean> {
  const config = ['--config', 'lab/browsers/vitest.config.ts', `--outputFile.json=${file}`]
  return runStep({ name, command: ['vitest', 'run', ...config] }, { NODE_ENV: 'test' })
}

/** On CI, failed journeys run again in fresh browsers and shops, as the journeys in Chromium do. */
async function passAgain(): Promise<boolean> {
  return process.env.CI !== undefined && (await run('other browsers, once more', reportAgain))
}
