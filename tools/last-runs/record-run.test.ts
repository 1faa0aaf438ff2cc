import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastRuns, lastRunsFile, readLastRuns } from '../../server/operations/status/last-runs.ts'
import { commandOf, type FinishedRun, recordRun, scriptsOf, unknownCommands } from './record-run.ts'

const headers: FinishedRun = {
  check: 'attacks',
  part: 'headers',
  command: 'npm run lab -- attacks headers',
  checked: 84,
  unit: 'answers',
  differences: 0,
  passed: true,
}
const sqlite: FinishedRun = { ...headers, check: 'histories', part: 'SQLite' }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-runs-'))
  file = join(folder, 'last-runs.json')
  writeFileSync(file, '[]')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const onDay = (day: string) => new Date(`${day}T23:59:00Z`)

test('A run that is not asked to be recorded changes no file', () => {
  vi.stubEnv('RECORD_RUN', '')
  recordRun(headers, file)
  expect(readFileSync(file, 'utf8')).toBe('[]')
})

test('A recorded run replaces the earlier one of the same program, and no other', () => {
  vi.stubEnv('RECORD_RUN', '1')
  recordRun(headers, file, onDay('2026-11-24'))
  recordRun({ ...headers, part: 'bodies' }, file, onDay('2026-11-24'))
  recordRun(sqlite, file, onDay('2026-11-24'))
  recordRun({ ...headers, differences: 2, passed: false }, file, onDay('2026-11-25'))
  expect(readLastRuns(file)).toEqual([
    { ...sqlite, on: '2026-11-24' },
    { ...headers, part: 'bodies', on: '2026-11-24' },
    { ...headers, differences: 2, passed: false, on: '2026-11-25' },
  ])
})

test.each([
  ['an unknown check', { ...headers, check: 'guesses', on: '2026-11-25' }],
  ['a day that does not exist', { ...headers, on: '2026-02-30' }],
  ['a count that is none', { ...headers, on: '2026-11-25', checked: -1 }],
  ['a field more', { ...headers, on: '2026-11-25', host: '10.0.0.7' }],
])('A file with %s is refused', (_, run) => {
  writeFileSync(file, JSON.stringify([run]))
  expect(() => readLastRuns(file)).toThrow()
})

test('A command names the script and what it was asked for', () => {
  expect(commandOf('attacks', ['headers'])).toBe(headers.command)
  expect(commandOf('fuzz')).toBe('npm run lab -- fuzz')
})

test.each([
  ['npm run lab -- attacks headers', []],
  ['npm test', []],
  ['npm run guess', ['npm run guess']],
  ['npm run lab -- attacks; rm -r data', ['npm run lab -- attacks; rm -r data']],
])('The command "%s" has the unknown ones %j', (command, unknown) => {
  const run = { ...headers, on: '2026-11-25', command }
  expect(unknownCommands([run], new Set(['attacks', 'test']))).toEqual(unknown)
})

test('The recorded runs are of commands that exist, each once, and written as the recorder writes', () => {
  expect(lastRuns.length).toBeGreaterThan(0)
  expect(unknownCommands(lastRuns, scriptsOf('package.json'))).toEqual([])
  const names = lastRuns.map(({ check, part }) => `${check} ${part}`)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  vi.stubEnv('RECORD_RUN', '1')
  writeFileSync(file, readFileSync(lastRunsFile))
  const [first] = lastRuns
  if (first) recordRun(first, file, onDay(first.on))
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(lastRunsFile, 'utf8'))
})

test('A run that did not pass found something, and one that counts differences counted as many things', () => {
  for (const run of lastRuns) {
    expect(run.passed || run.differences > 0, run.command).toBe(true)
    expect(run.checked, run.command).toBeGreaterThanOrEqual(Math.max(1, run.differences))
  }
})
