import { expect, test, vi } from 'vitest'
import { minuteMs } from '../platform/clock.ts'
import { logOddAnswers } from './log-odd-answers.ts'

test('Odd rows and failures are each logged once a minute for each call', () => {
  let now = 0
  const warn = vi.fn()
  const note = logOddAnswers({ warn }, () => now)
  const odd = { call: 'GET /tools', leftOut: 1, fields: ['_id'] }
  const failed = { call: 'GET /tools', failure: 'UNEXPECTED' }
  note(odd)
  note(odd)
  note(failed)
  note(failed)
  note({ ...odd, call: 'GET /items' })
  expect(warn.mock.calls.map(([noted]) => noted)).toEqual([odd, failed, { ...odd, call: 'GET /items' }])
  now = minuteMs
  note(odd)
  expect(warn).toHaveBeenCalledTimes(4)
})
