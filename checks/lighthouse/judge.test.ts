import { describe, expect, it } from 'vitest'
import { type Figures, medians, missedBars } from './judge.ts'

const perfect: Figures = {
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1_800,
  cls: 0,
  tbtMs: 0,
}
const withScore = (name: keyof Figures['scores'], score: number): Figures => ({
  ...perfect,
  scores: { ...perfect.scores, [name]: score },
})
const visitsOf = (scores: readonly number[], lcps: readonly number[]) =>
  scores.map((score, place) => ({
    ...withScore('performance', score),
    lcpMs: lcps[place] ?? 0,
    findings: [],
  }))

describe('The median of the visits', () => {
  it('Is the middle one of each figure by itself', () => {
    const { scores, lcpMs } = medians(visitsOf([100, 90, 95], [1_000, 9_000, 2_000]))
    expect({ performance: scores.performance, lcpMs }).toEqual({ performance: 95, lcpMs: 2_000 })
  })

  it('Is the worse of two in the middle', () => {
    const { scores, lcpMs } = medians(visitsOf([100, 90], [1_000, 9_000]))
    expect({ performance: scores.performance, lcpMs }).toEqual({ performance: 90, lcpMs: 9_000 })
  })

  it('Needs a visit', () => {
    expect(() => medians([])).toThrow('at least one')
  })
})

describe('The bars', () => {
  it('Let a page pass that reaches each', () => {
    expect(missedBars(perfect, true)).toEqual([])
  })

  it.each([
    ['accessibility', 'accessibility is below 100'],
    ['best-practices', 'best practices is below 100'],
    ['seo', 'SEO is below 100'],
  ] as const)('Hold for %s always', (name, missed) => {
    expect(missedBars(withScore(name, 99), false)).toEqual([missed])
  })

  it.each([
    [withScore('performance', 97), 'performance is below 98'],
    [{ ...perfect, lcpMs: 1_801 }, 'LCP is above 1.8 s'],
    [{ ...perfect, cls: 0.0001 }, 'CLS is above 0'],
  ])('Hold for speed when asked to', (figures, missed) => {
    expect(missedBars(figures, true)).toEqual([missed])
    expect(missedBars(figures, false)).toEqual([])
  })
})
