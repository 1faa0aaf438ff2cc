import { existsSync, readFileSync } from 'node:fs'

/** Where the two test runners write what came out, for the last line of `npm test`. */
export const reportFiles = {
  units: 'test-results/units.json',
  journeys: 'test-results/journeys.json',
} as const

/** What stands in the place of tests that need a PostgreSQL, where a run has none. */
export const postgresAbsent = 'not run: PostgreSQL absent'

/** What stands in the place of tests that need POSIX, on Windows. */
export const posixAbsent = 'not run: POSIX absent'

/** What stands in the place of tests of backups of PostgreSQL where there is a server, but pg_dump is missing or too old for it. */
export const postgresClientsAbsent = 'not run: no pg_dump for this PostgreSQL'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** A skipped test is a defect here: it looks like one that holds. */
  readonly skipped: number
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** What Vitest reported; all zero when it did not run. */
export function countUnits(file: string = reportFiles.units): Counts {
  const report = readReport(file)
  if (report === null) return none
  return {
    passed: numberAt(report, 'numPassedTests') - countPlaceholders(report),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  }
}

/** What Playwright reported; all zero when it did not run. A flaky test counts as failed. */
export function countJourneys(file: string = reportFiles.journeys): Counts {
  const report = readReport(file)
  if (report === null) return none
  const stats = report.stats
  if (!isRecord(stats)) throw new Error(`${file} has no "stats".`)
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  }
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Counts the reports of tests that did not run on this machine: Vitest takes each of them for a test that passed. */
function countPlaceholders({ testResults }: Record<string, unknown>): number {
  const files = Array.isArray(testResults) ? testResults.filter(isRecord) : []
  const tests = files.flatMap(({ assertionResults }) =>
    Array.isArray(assertionResults) ? assertionResults : [],
  )
  const endings = [postgresAbsent, postgresClientsAbsent, posixAbsent]
  return tests.filter((test) => isRecord(test) && endings.some((end) => String(test.title).endsWith(end)))
    .length
}

function readReport(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isRecord(report)) throw new Error(`${file} is not a test report.`)
  return report
}

function numberAt(record: Record<string, unknown>, key: string): number {
  const value = record[key]
  if (typeof value !== 'number') throw new Error(`The test report has no number "${key}".`)
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
