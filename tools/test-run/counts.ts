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

/**
 * What Playwright reported; all zero when it did not run. A journey that failed and passed when it ran once more counts
 * as passed; `flakyJourneys` names it.
 */
export function countJourneys(file: string = reportFiles.journeys): Counts {
  const report = readReport(file)
  if (report === null) return none
  const stats = report.stats
  if (!isRecord(stats)) throw new Error(`${file} has no "stats".`)
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  }
}

/** The journeys that failed and then passed in a fresh shop, by file and title. */
export function flakyJourneys(file: string = reportFiles.journeys): readonly string[] {
  const report = readReport(file)
  return report === null ? [] : flakyIn(report, [])
}

function flakyIn(suite: Record<string, unknown>, titles: readonly string[]): readonly string[] {
  const flaky = recordsAt(suite, 'specs')
    .filter((spec) => recordsAt(spec, 'tests').some(({ status }) => status === 'flaky'))
    .map(({ title }) => [...titles, title].join(' › '))
  const inner = recordsAt(suite, 'suites').flatMap((each) => flakyIn(each, [...titles, String(each.title)]))
  return [...flaky, ...inner]
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Counts the reports of tests that did not run on this machine: Vitest takes each of them for a test that passed. */
function countPlaceholders(report: Record<string, unknown>): number {
  const tests = recordsAt(report, 'testResults').flatMap((file) => recordsAt(file, 'assertionResults'))
  const endings = [postgresAbsent, postgresClientsAbsent, posixAbsent]
  return tests.filter(({ title }) => endings.some((end) => String(title).endsWith(end))).length
}

function readReport(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isRecord(report)) throw new Error(`${file} is not a test report.`)
  return report
}

function recordsAt(record: Record<string, unknown>, key: string): readonly Record<string, unknown>[] {
  const value = record[key]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function numberAt(record: Record<string, unknown>, key: string): number {
  const value = record[key]
  if (typeof value !== 'number') throw new Error(`The test report has no number "${key}".`)
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
