import { describe, expect, it } from 'vitest'
import { type Report, readReport } from './read-report.ts'

const category = { score: 1, auditRefs: [] }
const sound: Report = {
  categories: { performance: category, accessibility: category, 'best-practices': category, seo: category },
  audits: {
    'largest-contentful-paint': { title: '', score: 1, numericValue: 1_234 },
    'cumulative-layout-shift': { title: '', score: 1, numericValue: 0.01 },
    'total-blocking-time': { title: '', score: 1, numericValue: 56 },
  },
}
const read = (change: Partial<Report>) => readReport(JSON.stringify({ ...sound, ...change }))

describe('A report', () => {
  it('Gives scores out of 100 and the measured values', () => {
    const performance = { score: 0.97, auditRefs: [] }
    expect(read({ categories: { ...sound.categories, performance } })).toEqual({
      scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
      lcpMs: 1_234,
      cls: 0.01,
      tbtMs: 56,
      findings: [],
    })
  })

  it('Lists the audits that cost points, each with its first item', () => {
    const auditRefs = [
      { id: 'contrast', weight: 7 },
      { id: 'passed', weight: 7 },
      { id: 'does-not-apply', weight: 7 },
      { id: 'costs-nothing', weight: 0 },
    ]
    const { findings } = read({
      categories: { ...sound.categories, accessibility: { score: 0.9, auditRefs } },
      audits: {
        ...sound.audits,
        contrast: { title: 'Too faint', score: 0, details: { items: [{ on: 'h1' }, { on: 'h2' }] } },
        passed: { title: '', score: 1 },
        'does-not-apply': { title: '', score: null },
        'costs-nothing': { title: '', score: 0 },
      },
    })
    expect(findings).toEqual(['accessibility, contrast: Too faint {"on":"h1"}'])
  })

  it('Throws if it contains no result', () => {
    expect(() => read({ runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP')
    expect(() => read({ categories: { ...sound.categories, seo: { score: null, auditRefs: [] } } })).toThrow(
      'Lighthouse has not measured seo.',
    )
    expect(() => read({ audits: {} })).toThrow('Lighthouse has not measured largest-contentful-paint.')
  })
})
