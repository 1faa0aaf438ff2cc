import { expect, test } from 'vitest'
import { foldedCode } from './price-rule.ts'

const pasted = ['“CLUB10”', 'CLUB\u200b10', 'club\u00ad10.', 'CLUB−10', 'Code: CLUB10', '\u202aclub10\u202c,']

test.each(['club-10', 'CLUB 10', ' Club10 ', 'ＣＬＵＢ‑10', ...pasted])(
  'The code "%s" is CLUB10',
  (typed) => {
    expect(foldedCode(typed)).toBe('CLUB10')
  },
)
