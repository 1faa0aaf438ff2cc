import { describe, expect, it } from 'vitest'
import { type PeerOutcome, peersOutcome } from './outcome.ts'

const passing: PeerOutcome = {
  name: 'stripe',
  stoppedAt: null,
  counts: { passed: 12, failed: 0, skipped: 0 },
  missing: [],
  flaky: [],
}

describe('The outcome of the peers', () => {
  it('Is the sum of their results, alone on the last line', () => {
    const { passed, lines } = peersOutcome([passing, { ...passing, name: 'firebase' }])
    expect([passed, lines.at(-1)]).toEqual([true, '24 passed, 0 failed'])
  })

  it.each([
    ['could not be installed', { stoppedAt: 'installing' }, 'not run: stripe could not be installed'],
    ['failed', { stoppedAt: 'testing' }, 'stripe: failed'],
    ['had a test that failed', { counts: { passed: 3, failed: 2, skipped: 0 } }, 'stripe: failed'],
    [
      'lacks a program',
      { missing: ['qpdf', 'xmllint'] },
      'not run: stripe without xmllint: apt-get install libxml2-utils',
    ],
    [
      'skipped a test',
      { counts: { passed: 3, failed: 0, skipped: 1 } },
      'stripe: skipped tests count as failed here: 1',
    ],
    ['ran nothing', { counts: { passed: 0, failed: 0, skipped: 0 } }, 'stripe: no test reported that it ran'],
  ] as const)('Is a failure if one %s, regardless of the others', (_, change, line) => {
    const { passed, lines } = peersOutcome([
      { ...passing, name: 'firebase' },
      { ...passing, ...change },
    ])
    expect(passed).toBe(false)
    expect(lines).toContain(line)
    expect(lines.at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/)
  })

  it('Names a flaky journey', () => {
    const { passed, lines } = peersOutcome([{ ...passing, flaky: ['a.test.ts › A title'] }])
    expect(passed).toBe(true)
    expect(lines).toContain('flaky: stripe › a.test.ts › A title')
  })

  it('Is a failure if no peer ran', () => {
    expect(peersOutcome([])).toEqual({ passed: false, lines: ['', '0 passed, 1 failed'] })
  })
})
