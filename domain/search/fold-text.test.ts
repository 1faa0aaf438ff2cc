import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['ÉTÉ', 'ete'],
  ['Straße', 'strasse'],
  ['Æsir œuvre', 'aesir oeuvre'],
  ['Łódź Đỗ Ørsted', 'lodz do orsted'],
  ['1½', '1 1/2'],
  ['2⅜', '2 3/8'],
  ['¼', ' 1/4'],
  ['700×28', '700x28'],
  ['2–8 2—8 2−8 2‑8', '2-8 2-8 2-8 2-8'],
  ['45°', '45 degree '],
  ['5%', '5 percent '],
  ['1" 1″ 1”', '1 inch  1 inch  1 inch '],
  ['5 N·m', '5 nm'],
  ['5 N⋅m', '5 nm'],
  ['5 n.m', '5 nm'],
  ['5 N*m', '5 nm'],
  ['can.mount', 'can.mount'],
  ['n.max', 'n.max'],
  ['0,75', '0.75'],
  ['a,b 1, 2', 'a,b 1, 2'],
])('A search compares %j as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
