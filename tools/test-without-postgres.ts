// npm run test:without-postgres: the test files that meet PostgreSQL, once without it, as on most people's machines.
import { readFileSync, rmSync } from 'node:fs'
import { sourceFiles } from '../checks/source-files.ts'
import { countUnits } from './test-run/counts.ts'
import { runStep } from './test-run/run-step.ts'

const report = 'test-results/without-postgres.json'

// Files that hold tests for PostgreSQL alone or look for a server. Those of describeOnEveryEngine are left out: their tests
// on SQLite are the same with a server and without, and `npm test` runs them.
const meetsPostgres = /\bdescribeOnPostgres\(|\bTEST_DATABASE_URL\b/
const files = sourceFiles().filter(
  (path) =>
    /^(?!e2e\/|checks\/peers\/).*\.test\.ts$/.test(path) && meetsPostgres.test(readFileSync(path, 'utf8')),
)
if (files.length === 0) throw new Error('No test file meets PostgreSQL.')

rmSync(report, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
// Nobody listens on port 1.
const environment = { NODE_ENV: 'test', TEST_DATABASE_URL: '', PGPORT: '1' }
const held = await runStep(
  { name: 'without PostgreSQL', command: ['vitest', 'run', ...reporters, ...files] },
  environment,
)
const { passed, failed, skipped } = countUnits(report)
console.log(`${passed} passed, ${held ? skipped : Math.max(failed + skipped, 1)} failed`)
process.exitCode = held && skipped === 0 && passed > 0 ? 0 : 1
