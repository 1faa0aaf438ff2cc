import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The reports of the two test runners, for the last line of `npm test`. */
export const reportFiles = {
  units: 'test-results/units.json',
  unitsAgain: 'test-results/units-again.json',
  journeys: 'test-results/journeys.json',
} as const

/** The title suffix of the placeholder for tests that need PostgreSQL, in a run without it. */
export const postgresAbsent = 'not run: PostgreSQL absent'

/** The title suffix of the placeholder for tests that need POSIX, on Windows. */
export const posixAbsent = 'not run: POSIX absent'

/** The title suffix of the placeholder for PostgreSQL backup tests if pg_dump is missing or too old for the server. */
export const postgresClientsAbsent = 'not run: no pg_dump for this PostgreSQL'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** A skipped test is a defect here, because it looks like a passed one. */
  readonly skipped: number
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Returns Vitest's counts; all zero if it did not run. A test that passed when repeated counts as passed. */
export function countUnits(file: string = reportFiles.units, again: string = reportFiles.unitsAgain): Counts {
  const report = readReport(file)
  if (report === null) return none
  const flaky = flakyUnits(file, again).length
  return {
    passed: numberAt(report, 'numPassedTests') - countPlaceholders(report) + flaky,
    failed: numberAt(report, 'numFailedTests') - flaky,
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  }
}

/** A unit test that failed, or a file that failed outside a test. */
export interface FailedUnit {
  /** The path from the repository. */
  readonly file: string
  /** File and title, or the file alone if none of its tests ran. */
  readonly name: string
}

/** Returns the unit tests that failed; of repeated ones, those that failed again. */
export function failedUnits(
  file: string = reportFiles.units,
  again: string = reportFiles.unitsAgain,
): readonly FailedUnit[] {
  return failuresIn(again) ?? failuresIn(file) ?? []
}

/** Returns the unit tests that failed and then passed in a fresh process. */
export function flakyUnits(
  file: string = reportFiles.units,
  again: string = reportFiles.unitsAgain,
): readonly string[] {
  const failedAgain = failuresIn(again)
  if (failedAgain === null) return []
  const names = new Set(failedAgain.map(({ name }) => name))
  return (failuresIn(file) ?? []).map(({ name }) => name).filter((name) => !names.has(name))
}

function failuresIn(file: string): readonly FailedUnit[] | null {
  const report = readReport(file)
  if (report === null) return null
  return recordsAt(report, 'testResults')
    .filter(({ status }) => status === 'failed')
    .flatMap((result) => {
      const path = relative('.', String(result.name))
      const failed = recordsAt(result, 'assertionResults').filter(({ status }) => status === 'failed')
      const names = failed.map(({ fullName }) => `${path} › ${fullName}`)
      return (names.length > 0 ? names : [path]).map((name) => ({ file: path, name }))
    })
}

/**
 * Returns Playwright's counts; all zero if it did not run. A journey that failed and passed when repeated
 * counts as passed; `flakyJourneys` names it.
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

/** Returns the journeys that failed and then passed in a fresh shop, by file and title. */
export function flakyJourneys(file: string = reportFiles.journeys): readonly string[] {
  const report = readReport(file)
  return report === null ? [] : journeysWith('flaky', report, [])
}

/**
 * Returns the journeys that failed, by file and title, and the first line of each error outside a journey. For example,
 * a shop that did not stop cleanly fails the run without failing a journey.
 */
export function failedJourneys(file: string = reportFiles.journeys): readonly string[] {
  const report = readReport(file)
  if (report === null) return []
  const outside = recordsAt(report, 'errors').map(({ message }) => String(message).split('\n', 1)[0])
  return [...journeysWith('unexpected', report, []), ...outside.map((line) => `outside a journey: ${line}`)]
}

function journeysWith(
  outcome: 'flaky' | 'unexpected',
  suite: Record<string, unknown>,
  titles: readonly string[],
): readonly string[] {
  const own = recordsAt(suite, 'specs')
    .filter((spec) => recordsAt(spec, 'tests').some(({ status }) => status === outcome))
    .map(({ title }) => [...titles, title].join(' › '))
  const inner = recordsAt(suite, 'suites').flatMap((each) =>
    journeysWith(outcome, each, [...titles, String(each.title)]),
  )
  return [...own, ...inner]
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Counts placeholders of tests that did not run on this machine, which Vitest counts as passed. */
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
