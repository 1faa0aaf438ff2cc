import { expect, test } from 'vitest'
import { done, refused } from './outcome.ts'

test('A success has its value', () => {
  expect(done(3)).toEqual({ ok: true, value: 3 })
})

test('A refusal has its code, and its own message only if one is given', () => {
  expect(refused('BUSY')).toStrictEqual({ ok: false, code: 'BUSY' })
  expect(refused('BUSY', 'Wait')).toStrictEqual({ ok: false, code: 'BUSY', message: 'Wait' })
})
