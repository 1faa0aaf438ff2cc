// npm run lab -- mutation                    the rules, the contract, and the operations of money and stock
// npm run lab -- mutation domain/orders      one folder, or one file; --concurrency 1 leaves a processor to others
// npm run lab -- mutation --changed …        only what changed since the last run of the same: its mutants and tests
// npm run lab -- mutation --every 6 …        only every sixth part of each file: an estimate for a busy machine
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { type MutationReport, scoreOf, survivorsOf, timedOutOf, withoutTimeouts } from './score.ts'

/** The minimum share of mutants that tests must detect, in percent (docs/decisions/0096). */
const leastScore = 85
const folders = [
  'domain',
  'contract',
  'server/operations/orders',
  'server/operations/payments',
  'server/operations/refunds',
  'server/operations/invoices',
  'server/operations/disputes',
  'server/operations/offers',
  'server/operations/catalogue/add-product.ts',
  'server/operations/catalogue/change-product.ts',
  'server/operations/catalogue/correct-stock.ts',
  'server/operations/changes/undo-stock-movement.ts',
  'server/operations/imports/apply-import.ts',
  'server/operations/imports/undo-import.ts',
  'server/operations/imports/write-changed.ts',
  'server/operations/claim-key.ts',
]
const results = join(import.meta.dirname, '../../test-results/mutation')
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js')

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    changed: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
  },
})
const every = Number(values.every)
/** The number of lines in a part that --every chooses. */
const linesOfPart = 8
mkdirSync(results, { recursive: true })
const scores: string[] = []
for (const folder of named.length > 0 ? named : folders) {
  const report = mutate(folder)
  for (const line of [...timedOutOf(report), ...survivorsOf(report)]) console.log(line)
  const { percent, noticed, all } = scoreOf(report)
  scores.push(`${folder}: ${percent.toFixed(1)} % (${noticed} of ${all} mutants noticed)`)
  if (percent < leastScore) process.exitCode = 1
}
console.log(scores.join('\n'))

function isFile(path: string): boolean {
  return path.endsWith('.ts')
}

/** Returns the folders of the tests that cover the mutated code: in and below a folder, or beside a file. */
function testsOf(path: string): string {
  return isFile(path) ? posix.join(posix.dirname(path), '*.test.ts') : posix.join(path, '**/*.test.ts')
}

/** Returns the patterns of the mutated code: whole files, or some of their lines. */
function mutatedOf(folder: string): readonly string[] {
  const files = isFile(folder) ? [folder] : [posix.join(folder, '**/*.ts'), '!**/*.test.ts', '!**/testing/**']
  if (every === 1) return files
  const [pattern = '', ...excluded] = files
  const parts = globSync(pattern, { exclude: excluded.map((each) => each.slice(1)) }).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    return Array.from({ length: Math.ceil(lines / linesOfPart) }, (_, index) => {
      const before = index * linesOfPart
      return `${file}:${before + 1}-${before + linesOfPart}`
    })
  })
  // Counts through all files, because each file begins with its imports.
  return parts.filter((_, index) => index % every === 0)
}

/** Runs the tests on each mutant of a folder, or of a file. */
function mutate(folder: string): MutationReport {
  const name = folder.replaceAll('/', '-')
  const fileName = join(results, `${name}.json`)
  const config = join(results, `${name}.config.json`)
  const incrementalFile = join(results, `${name}.last.json`)
  if (values.changed && existsSync(incrementalFile)) {
    const last = JSON.parse(readFileSync(incrementalFile, 'utf8'))
    writeFileSync(incrementalFile, JSON.stringify(withoutTimeouts(last)))
  }
  // Tests of other folders would take hours, and seldom detect the change.
  const testFiles = [testsOf(folder)]
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false },
    testFiles,
    mutate: mutatedOf(folder),
    coverageAnalysis: 'perTest',
    // A mutant in code that runs while a module loads would need all tests.
    ignoreStatic: true,
    // A busy machine must not look like an endless loop. Stryker also counts how often a mutant is reached.
    timeoutMS: 120_000,
    concurrency: Number(values.concurrency),
    // The report that --changed reuses. It detects changes of mutated files and tests, but not of files that both
    // import.
    incremental: values.changed || every === 1,
    // A published figure requires a run without reuse.
    force: !values.changed,
    incrementalFile,
    // Vitest checks no types, so thousands of files need not be parsed and marked.
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName },
    ignorePatterns: ['/dist', '/data', '/test-results', '/sample-shop/studio', '/docs'],
    tempDirName: join(results, 'work'),
    allowConsoleColors: false,
  }
  writeFileSync(config, JSON.stringify(settings))
  // Operations run on SQLite only, because their rules are the same on both engines and each mutant runs its tests.
  const env = { ...process.env, TEST_DATABASE_URL: '' }
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], { env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`Stryker ended with ${status} for ${folder}.`)
  return JSON.parse(readFileSync(fileName, 'utf8'))
}
