import { expect, test } from 'vitest'
import { foldedCode } from './price-rule.ts'

test.each(['club-10', 'CLUB 10', ' Club10 ', 'ＣＬＵＢ‑10'])('The code "%s" is CLUB10', (typed) => {
  expect(foldedCode(typed)).toBe('CLUB10')
})
