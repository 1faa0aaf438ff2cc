import { describe, expect, it } from 'vitest'
import { medianOf, misses, RefusedRun, type Row, requireCorrect, tableOf } from './judge.ts'

const row = (what: string, change: Partial<Row> = {}): Row => ({
  what,
  where: 'SQLite, sample shop',
  value: 1,
  spread: [0.9, 1.1],
  unit: '×',
  ...change,
})

describe('The rounds of a figure', () => {
  it('Are summed up by their median and their range', () => {
    expect(medianOf([3, 1, 20])).toEqual({ value: 3, spread: [1, 20] })
    expect(medianOf([1, 2])).toEqual({ value: 1.5, spread: [1, 2] })
  })

  it('Must be at least one', () => {
    expect(() => medianOf([])).toThrow('at least one')
  })
})

describe('A bar', () => {
  it('Is missed below its minimum and above its maximum', () => {
    expect(misses(row('a rate', { value: 0.89, bar: { least: 0.9 } }))).toBe(true)
    expect(misses(row('a rate', { value: 0.9, bar: { least: 0.9 } }))).toBe(false)
    expect(misses(row('a time', { value: 51, bar: { most: 50 } }))).toBe(true)
    expect(misses(row('a time', { value: 50, bar: { most: 50 } }))).toBe(false)
  })

  it('Is absent for a figure that is only compared', () => {
    expect(misses(row('nginx', { value: 0 }))).toBe(false)
  })
})

describe('The table', () => {
  it('Lists the figures that miss their bar first, worst first, and the figures without a bar last', () => {
    const rows = [
      row('compared'),
      row('holds', { bar: { least: 0.5 } }),
      row('misses by little', { value: 60, unit: 'ms', bar: { most: 50 } }),
      row('misses by far', { value: 200, unit: '/s', bar: { least: 2_000 } }),
    ]
    const lines = tableOf(rows).split('\n').slice(2)
    expect(lines.map((line) => line.split(' | ').slice(0, 2).join(': '))).toEqual([
      '| MISSES: misses by far',
      '| MISSES: misses by little',
      '| holds: holds',
      '| : compared',
    ])
    expect(lines[0]).toContain('| 200/s |')
    expect(lines[0]).toContain('| ≥ 2000/s |')
  })
})

describe('A load', () => {
  it('Is refused if it has a wrong answer', () => {
    const failures = ['3 × GET /api/search?q=wrench found nothing: "_id" is not in its answer']
    expect(() => requireCorrect('search', { answered: 1_000, failures })).toThrow(RefusedRun)
  })

  it('Is refused if it has no answer', () => {
    expect(() => requireCorrect('search', { answered: 0, failures: [] })).toThrow('nothing was answered')
  })

  it('Is measured if all answers are correct', () => {
    expect(() => requireCorrect('search', { answered: 1, failures: [] })).not.toThrow()
  })
})
