import { expect, test } from 'vitest'
import { errors } from '../contract/errors.ts'
import { done, refused, refusedAt, refusedLines } from './outcome.ts'

test('A success has its value', () => {
  expect(done(3)).toEqual({ ok: true, value: 3 })
})

test('A refusal has its code, and a message of its own only if one is given', () => {
  expect(refused('BUSY')).toStrictEqual({ ok: false, code: 'BUSY' })
  expect(refused('BUSY', 'Wait')).toStrictEqual({ ok: false, code: 'BUSY', message: 'Wait' })
})

test('A refusal at a field has the message of its code unless the caller gives one', () => {
  const { message } = errors.IMAGE_NOT_OURS
  expect(refusedAt('img', 'IMAGE_NOT_OURS')).toStrictEqual({
    ok: false,
    code: 'IMAGE_NOT_OURS',
    message,
    fields: { img: message },
  })
  expect(refusedAt('img', 'IMAGE_NOT_OURS', 'No')).toMatchObject({ message: 'No', fields: { img: 'No' } })
})

test('A refusal of several orders names their lines', () => {
  const lines = [{ index: 2, productId: 'a', refusal: refused('STOCK_GONE') }]
  expect(refusedLines(lines)).toStrictEqual({ ok: false, code: 'LINES_REFUSED', lines })
  expect(refusedLines(lines, 'Wait')).toMatchObject({ message: 'Wait', lines })
})
