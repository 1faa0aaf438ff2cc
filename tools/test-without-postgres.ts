// npm run test:without-postgres: runs the test files that use PostgreSQL without it, as on most machines.
import { readFileSync, rmSync } from 'node:fs'
import { sourceFiles } from '../checks/source-files.ts'
import { countUnits } from './test-run/counts.ts'
import { runStep } from './test-run/run-step.ts'

const report = 'test-results/without-postgres.json'

// Files with tests for PostgreSQL only, or that look for a server. describeOnEveryEngine is left out: its
// tests on SQLite do not depend on a server, and `npm test` runs them.
const usesPostgres = /\bdescribeOnPostgres\(|\bTEST_DATABASE_URL\b/
const files = sourceFiles().filter(
  (path) =>
    /^(?!e2e\/|checks\/peers\/).*\.test\.ts$/.test(path) && usesPostgres.test(readFileSync(path, 'utf8')),
)
if (files.length === 0) throw new Error('No test file meets PostgreSQL.')

rmSync(report, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
// No server listens on port 1.
const environment = { NODE_ENV: 'test', TEST_DATABASE_URL: '', PGPORT: '1' }
const allPassed = await runStep(
  { name: 'without PostgreSQL', command: ['vitest', 'run', ...reporters, ...files] },
  environment,
)
const { passed, failed, skipped } = countUnits(report)
console.log(`${passed} passed, ${allPassed ? skipped : Math.max(failed + skipped, 1)} failed`)
process.exitCode = allPassed && skipped === 0 && passed > 0 ? 0 : 1
