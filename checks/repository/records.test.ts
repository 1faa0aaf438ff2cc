import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { type DecisionRecord, findRecordFlaws, mostLines, successorsOf } from './records.ts'

const folder = 'docs/decisions'

describe('The decisions', () => {
  const records = readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .map((name) => ({ number: name.slice(0, 4), text: readFileSync(join(folder, name), 'utf8') }))

  it(`Each record is in the index with its status, and has at most ${mostLines} lines`, () => {
    expect(records.length).toBeGreaterThan(100)
    expect(findRecordFlaws(readFileSync(join(folder, 'README.md'), 'utf8'), records)).toEqual([])
  })
})

describe('The check itself', () => {
  const record = (number: string, ...lines: string[]): DecisionRecord => ({
    number,
    text: [`# ${number}: Doors`, '', '2026-11-21', '', ...lines].join('\n'),
  })

  it('Reads which record replaces another', () => {
    expect(successorsOf(record('0001', '**Decision.** It replaces [0002](0002-b.md).'))).toBe('in force')
    expect(successorsOf(record('0001', '**Replaced by [0002](0002-b.md)**: all.'))).toBe('replaced by 0002')
    expect(
      successorsOf(record('0001', '**Partly replaced by [0002](0002-b.md)** (a) and [0003](0003-c.md) (b).')),
    ).toBe('partly replaced by 0002, 0003')
  })

  it('Finds records without a row, rows without a record, odd states and long records', () => {
    const index = [
      '| Record | Status |',
      '| [0001](0001-a.md) Doors | in force |',
      '| [0002](0002-b.md) Doors | replaced by 0003 |',
      '| [0003](0003-c.md) Doors | maybe |',
      '| [0004](0004-d.md) Doors | in force |',
      '| [0004](0004-d.md) Doors | in force |',
      '| [0005](0005-e.md) Doors | in force |',
      '| [0007](0008-g.md) Doors | in force |',
    ].join('\n')
    const records = [
      record('0001', ...Array.from({ length: mostLines }, () => 'A line.')),
      record('0002'),
      record('0003', '**Replaced by [0001](0001-a.md)**: all.'),
      record('0004'),
      record('0006'),
      record('0007'),
    ]
    expect(findRecordFlaws(index, records)).toEqual([
      '0006 has no status',
      '0007 has no status',
      '0004 is listed twice',
      '0003 is "maybe"',
      '0002 says that it is in force',
      '0003 says that it is replaced by 0001',
      '0005 has no record',
      `0001 has more than ${mostLines} lines`,
    ])
  })
})
