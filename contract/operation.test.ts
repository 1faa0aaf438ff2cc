import { expect, test } from 'vitest'
import { isAnsweredByPages } from './operation.ts'

test('The server of the pages answers its own operations, as far as the host does not offer them', () => {
  expect(isAnsweredByPages({ id: 'getText', servedWithPages: true }, ['getFigures'])).toBe(true)
  expect(isAnsweredByPages({ id: 'getText', servedWithPages: true }, ['getText'])).toBe(false)
  expect(isAnsweredByPages({ id: 'getText' }, [])).toBe(false)
})
