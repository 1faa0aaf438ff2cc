import { expect, test } from 'vitest'
import { tooManyAttempts } from './too-many-attempts.ts'

test.each([
  [0, '1 second'],
  [0.2, '1 second'],
  [1, '1 second'],
  [41.1, '42 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [1_200, '20 minutes'],
])('A wait of %d s is written as %s', (waitS, words) => {
  expect(tooManyAttempts(waitS)).toBe(`Too many attempts. Try again in ${words}.`)
})
