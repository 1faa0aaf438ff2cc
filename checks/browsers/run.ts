// npm run test:browsers    a visitor's and an admin's day in Firefox and WebKitGTK, as far as they can be installed here
import { rmSync } from 'node:fs'
import { countUnits } from '../../tools/test-run/counts.ts'
import { runStep } from '../../tools/test-run/run-step.ts'
import { installAbsent, kinds } from './find-browsers.ts'
import { browsersOutcome } from './outcome.ts'

const report = 'test-results/browsers.json'
rmSync(report, { force: true })
const absent = installAbsent()
const present = kinds.length - absent.length
const step = {
  name: 'other browsers',
  command: ['vitest', 'run', '--config', 'checks/browsers/vitest.config.ts'],
} as const
const ended = present === 0 || (await runStep(step, { NODE_ENV: 'test' }))
const { passed, lines } = browsersOutcome({ absent, present, ended, counts: countUnits(report) })
console.log(lines.join('\n'))
process.exitCode = passed ? 0 : 1
