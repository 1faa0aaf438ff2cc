import { expect, test } from 'vitest'
import { browsersOutcome } from './outcome.ts'

const none = { passed: 0, failed: 0, skipped: 0 }
const unnamed = { failed: [], flaky: [] }

test('A machine without the browsers says so and does not fail', () => {
  const outcome = browsersOutcome({
    ...unnamed,
    absent: ['Firefox', 'WebKitGTK'],
    present: 0,
    ended: true,
    counts: none,
  })
  expect(outcome).toEqual({
    passed: true,
    lines: ['', 'not run: Firefox absent', 'not run: WebKitGTK absent', '0 passed, 0 failed'],
  })
})

test.each([
  ['a failed journey', { ended: false, counts: { passed: 4, failed: 1, skipped: 0 } }],
  ['a browser that did not start', { ended: false, counts: none }],
  ['no journey', { ended: true, counts: none }],
  ['a skipped journey', { ended: true, counts: { passed: 4, failed: 0, skipped: 1 } }],
])('%s fails the run', (_, { ended, counts }) => {
  const { passed, lines } = browsersOutcome({ ...unnamed, absent: ['WebKitGTK'], present: 1, ended, counts })
  expect(passed).toBe(false)
  expect(lines.at(-1)).toBe(`${counts.passed} passed, 1 failed`)
})

test('With one of two browsers installed, the last line counts the journeys of that browser', () => {
  const counts = { passed: 5, failed: 0, skipped: 0 }
  const outcome = browsersOutcome({ ...unnamed, absent: ['Firefox'], present: 1, ended: true, counts })
  expect(outcome).toEqual({ passed: true, lines: ['', 'not run: Firefox absent', '5 passed, 0 failed'] })
})

test('Failed journeys are named, and so are those that passed only when repeated', () => {
  const counts = { passed: 9, failed: 1, skipped: 0 }
  const named = { failed: ['In Firefox › A'], flaky: ['In WebKitGTK › B'] }
  const { lines } = browsersOutcome({ ...named, absent: [], present: 2, ended: false, counts })
  expect(lines.slice(1)).toEqual(['failed: In Firefox › A', 'flaky: In WebKitGTK › B', '9 passed, 1 failed'])
})
