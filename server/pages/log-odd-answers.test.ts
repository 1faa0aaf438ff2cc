import { expect, test, vi } from 'vitest'
import { minuteMs } from '../platform/clock.ts'
import { logOddAnswers } from './log-odd-answers.ts'

test('Invalid rows are logged once a minute per call, and so are failures', () => {
  let now = 0
  const warn = vi.fn()
  const note = logOddAnswers({ warn }, () => now)
  const invalid = { call: 'GET /tools', leftOut: 1, fields: ['_id'] }
  const failed = { call: 'GET /tools', failure: 'UNEXPECTED' }
  note(invalid)
  note(invalid)
  note(failed)
  note(failed)
  note({ ...invalid, call: 'GET /items' })
  expect(warn.mock.calls.map(([noted]) => noted)).toEqual([
    invalid,
    failed,
    { ...invalid, call: 'GET /items' },
  ])
  now = minuteMs
  note(invalid)
  expect(warn).toHaveBeenCalledTimes(4)
})
