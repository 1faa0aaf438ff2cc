import { expect, test } from 'vitest'
import { done, refused } from './outcome.ts'

test('What is done carries its value', () => {
  expect(done(3)).toEqual({ ok: true, value: 3 })
})

test('A refusal carries its code, and a sentence of its own only when it has one', () => {
  expect(refused('BUSY')).toStrictEqual({ ok: false, code: 'BUSY' })
  expect(refused('BUSY', 'Wait')).toStrictEqual({ ok: false, code: 'BUSY', message: 'Wait' })
})
