import { describe, expect, it } from 'vitest'
import { type Figures, medians, missedBars } from './judge.ts'

const passing: Figures = {
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1_800,
  cls: 0,
  tbtMs: 0,
}
const withScore = (name: keyof Figures['scores'], score: number): Figures => ({
  ...passing,
  scores: { ...passing.scores, [name]: score },
})
const visitsOf = (scores: readonly number[], lcps: readonly number[]) =>
  scores.map((score, place) => ({
    ...withScore('performance', score),
    lcpMs: lcps[place] ?? 0,
    findings: [],
  }))

describe('The median of the visits', () => {
  it('Is taken of each figure separately', () => {
    const { scores, lcpMs } = medians(visitsOf([100, 90, 95], [1_000, 9_000, 2_000]))
    expect({ performance: scores.performance, lcpMs }).toEqual({ performance: 95, lcpMs: 2_000 })
  })

  it('Is the worse of the two middle values', () => {
    const { scores, lcpMs } = medians(visitsOf([100, 90], [1_000, 9_000]))
    expect({ performance: scores.performance, lcpMs }).toEqual({ performance: 90, lcpMs: 9_000 })
  })

  it('Throws if there was no visit', () => {
    expect(() => medians([])).toThrow('at least one')
  })
})

describe('The limits', () => {
  it('Pass a page that meets all of them', () => {
    expect(missedBars(passing, true)).toEqual([])
  })

  it.each([
    ['accessibility', 'accessibility is below 100'],
    ['best-practices', 'best practices is below 100'],
    ['seo', 'SEO is below 100'],
  ] as const)('Apply to %s without --strict', (name, missed) => {
    expect(missedBars(withScore(name, 99), false)).toEqual([missed])
  })

  it.each([
    [withScore('performance', 97), 'performance is below 98'],
    [{ ...passing, lcpMs: 1_801 }, 'LCP is above 1.8 s'],
    [{ ...passing, cls: 0.0001 }, 'CLS is above 0'],
  ])('Apply to speed with --strict only', (figures, missed) => {
    expect(missedBars(figures, true)).toEqual([missed])
    expect(missedBars(figures, false)).toEqual([])
  })
})
