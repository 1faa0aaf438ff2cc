import { expect, test } from 'vitest'
import { scoreOf, survivorsOf, timedOutOf, withoutTimeouts } from './score.ts'

const at = { start: { line: 7, column: 3 } }
const mutant = (status: string) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a >=\n  b',
  location: at,
})
const report = {
  files: {
    'domain/a.ts': { mutants: ['Killed', 'Timeout', 'Survived', 'CompileError', 'Ignored'].map(mutant) },
    'domain/b.ts': { mutants: ['NoCoverage', 'RuntimeError'].map(mutant) },
  },
}

test('The score counts mutants that a test could notice', () => {
  expect(scoreOf(report)).toEqual({ percent: 50, noticed: 2, all: 4 })
})

test('A run that changed nothing has no score', () => {
  expect(() => scoreOf({ files: { 'domain/a.ts': { mutants: [mutant('Ignored')] } } })).toThrow(
    'nothing to change',
  )
})

test('A mutant that no test noticed is listed with its place', () => {
  expect(survivorsOf(report)).toEqual([
    'domain/a.ts:7:3 Survived: EqualityOperator a >= b',
    'domain/b.ts:7:3 NoCoverage: EqualityOperator a >= b',
  ])
})

test('A mutant that timed out counts as noticed and is still listed', () => {
  expect(timedOutOf(report)).toEqual(['domain/a.ts:7:3 Timeout: EqualityOperator a >= b'])
})

test('A run that reuses a report tries the mutants that timed out again', () => {
  const again = withoutTimeouts({ ...report, schemaVersion: '2' })
  expect(timedOutOf(again)).toEqual([])
  expect(survivorsOf(again)).toEqual(survivorsOf(report))
  expect(again.schemaVersion).toBe('2')
})
