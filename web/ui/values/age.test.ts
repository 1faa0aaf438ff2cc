import { expect, test } from 'vitest'
import { ageText } from './age.tsx'

test.each([
  [-1, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [125 * 60_000, '2 hours ago'],
  [30 * 3_600_000, 'yesterday'],
])('An instant of %i ms ago reads: %s', (ms, text) => expect(ageText(1_000, 1_000 + ms)).toBe(text))
