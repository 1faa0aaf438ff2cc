import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closingLines, describeDuration } from './closing-lines.ts'
import {
  addCounts,
  countJourneys,
  countUnits,
  failedJourneys,
  failedUnits,
  flakyJourneys,
  flakyUnits,
} from './counts.ts'

const allWell = {
  failedStep: null,
  counts: { passed: 12, failed: 0, skipped: 0 },
  flaky: [],
  failedTests: [],
  postgres: 'postgres://127.0.0.1/postgres',
  stripeDescription: true,
  tookMs: 4_200,
}

function reportOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('The closing lines of npm test', () => {
  it('A passed run ends with the counts alone on a line', () => {
    expect(closingLines(allWell)).toEqual({ passed: true, lines: ['', 'Took 4.2 s', '12 passed, 0 failed'] })
  })

  it('A run without PostgreSQL says so and still passes', () => {
    const { passed, lines } = closingLines({ ...allWell, postgres: null })
    expect(passed).toBe(true)
    expect(lines).toContain('not run: PostgreSQL absent')
  })

  it("A run without Stripe's published description says so and still passes", () => {
    const { passed, lines } = closingLines({ ...allWell, stripeDescription: false })
    expect(passed).toBe(true)
    expect(lines).toContain("not run: Stripe's description absent")
  })

  it('A run with a flaky journey names it and still passes', () => {
    const { passed, lines } = closingLines({ ...allWell, flaky: ['theme.test.ts › The theme stays'] })
    expect(passed).toBe(true)
    expect(lines).toContain('flaky: theme.test.ts › The theme stays')
    expect(lines.at(-1)).toBe('12 passed, 0 failed')
  })

  it('A run with a flaky journey and a failed one names both, and does not pass', () => {
    const counts = { passed: 12, failed: 1, skipped: 0 }
    const { passed, lines } = closingLines({ ...allWell, failedStep: 'journeys', counts, flaky: ['a › b'] })
    expect(passed).toBe(false)
    expect(lines).toContain('flaky: a › b')
    expect(lines.at(-1)).toBe('12 passed, 1 failed')
  })

  it('Failed journeys are named in the last lines, which even a truncated output contains', () => {
    const counts = { passed: 12, failed: 1, skipped: 0 }
    const failed = { failedStep: 'journeys', counts, failedTests: ['a.test.ts › A tool is booked'] }
    expect(closingLines({ ...allWell, ...failed }).lines).toContain('failed: a.test.ts › A tool is booked')
  })

  it('A failed step without tests counts as one failure and is named', () => {
    const none = { passed: 0, failed: 0, skipped: 0 }
    const { passed, lines } = closingLines({ ...allWell, failedStep: 'types', counts: none })
    expect(passed).toBe(false)
    expect(lines).toEqual(['', 'Stopped at: types', 'Took 4.2 s', '0 passed, 1 failed'])
  })

  it.each([
    ['failed tests', { passed: 9, failed: 3, skipped: 0 }, '9 passed, 3 failed'],
    ['a skipped test', { passed: 9, failed: 0, skipped: 1 }, '9 passed, 1 failed'],
    ['no test at all', { passed: 0, failed: 0, skipped: 0 }, '0 passed, 1 failed'],
  ])('A run with %s does not pass', (_, counts, line) => {
    const end = closingLines({ ...allWell, counts })
    expect(end.passed).toBe(false)
    expect(end.lines.at(-1)).toBe(line)
  })

  it('Long durations are in minutes', () => {
    expect([59_940, 60_000, 125_400].map(describeDuration)).toEqual(['59.9 s', '1 min 0 s', '2 min 5 s'])
  })
})

describe('Counting the two runners’ reports', () => {
  const units = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const journeys = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 } }

  it('Adds up both reports, with pending and to-do tests as skipped and flaky ones as passed', () => {
    const sum = addCounts(countUnits(reportOf(units)), countJourneys(reportOf(journeys)))
    expect(sum).toEqual({ passed: 13, failed: 2, skipped: 3 })
  })

  it('Names flaky journeys by their files, groups and titles', () => {
    const group = { title: 'On a phone', specs: [spec('The page is light', 'flaky')] }
    const specs = [spec('A tool is found', 'expected'), spec('A tool is booked', 'flaky')]
    const report = { ...journeys, suites: [{ title: 'a.test.ts', specs, suites: [group] }] }
    expect(flakyJourneys(reportOf(report))).toEqual([
      'a.test.ts › A tool is booked',
      'a.test.ts › On a phone › The page is light',
    ])
    expect(flakyJourneys('/nowhere/journeys.json')).toEqual([])
  })

  it('Names failed journeys by file and title, and errors outside a journey by their first line', () => {
    const specs = [spec('A tool is found', 'expected'), spec('A tool is booked', 'unexpected')]
    const errors = [{ message: 'Error: The shop ended with code 1, not 0:\n{"level":30}' }]
    const report = { ...journeys, suites: [{ title: 'a.test.ts', specs }], errors }
    expect(failedJourneys(reportOf(report))).toEqual([
      'a.test.ts › A tool is booked',
      'outside a journey: Error: The shop ended with code 1, not 0:',
    ])
    expect(failedJourneys('/nowhere/journeys.json')).toEqual([])
  })

  describe('A repetition of failed unit tests', () => {
    const failing = (fullName: string) => ({ fullName, status: 'failed' })
    const file = (name: string, tests: readonly { fullName: string; status: string }[]) => ({
      name: resolve(name),
      status: 'failed',
      assertionResults: [...tests, { fullName: 'It passes', status: 'passed' }],
    })
    const first = { ...units, numFailedTests: 2 }
    const firstFiles = [file('a.test.ts', [failing('A once'), failing('A twice')])]
    const firstReport = () => reportOf({ ...first, testResults: firstFiles })
    const nowhere = '/nowhere/again.json'

    it('Names failures by file and title if there is no repetition', () => {
      const report = firstReport()
      expect(failedUnits(report, nowhere)).toEqual([
        { file: 'a.test.ts', name: 'a.test.ts › A once' },
        { file: 'a.test.ts', name: 'a.test.ts › A twice' },
      ])
      expect([countUnits(report, nowhere).failed, flakyUnits(report, nowhere)]).toEqual([2, []])
    })

    it('Counts a test that passes then as passed and flaky, and one that fails twice as failed', () => {
      const report = firstReport()
      const again = reportOf({ testResults: [file('a.test.ts', [failing('A twice')])] })
      expect(failedUnits(report, again).map(({ name }) => name)).toEqual(['a.test.ts › A twice'])
      expect(flakyUnits(report, again)).toEqual(['a.test.ts › A once'])
      expect(countUnits(report, again)).toEqual({ passed: 6, failed: 1, skipped: 2 })
    })

    it('Names a file that failed outside its tests by its path', () => {
      const broken = reportOf({ ...units, testResults: [file('b.test.ts', [])] })
      expect(failedUnits(broken, nowhere)).toEqual([{ file: 'b.test.ts', name: 'b.test.ts' }])
    })
  })

  it('Leaves out placeholders for tests that did not run on this machine', () => {
    const absent = ['While two processes write: not run: PostgreSQL absent', 'Signals: not run: POSIX absent']
    const titles = ['A tool is booked', ...absent]
    const assertionResults = titles.map((title) => ({ title, status: 'passed' }))
    const report = { ...units, testResults: [{ assertionResults }, { assertionResults: [] }] }
    expect(countUnits(reportOf(report)).passed).toBe(3)
  })

  it('Gives zero counts for a runner that did not run', () => {
    expect(countUnits('/nowhere/units.json')).toEqual({ passed: 0, failed: 0, skipped: 0 })
    expect(countJourneys('/nowhere/journeys.json')).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })

  it('Throws for a report of another shape, instead of counting zero', () => {
    expect(() => countUnits(reportOf({}))).toThrow('no number "numPassedTests"')
    expect(() => countJourneys(reportOf({}))).toThrow('no "stats"')
  })
})
