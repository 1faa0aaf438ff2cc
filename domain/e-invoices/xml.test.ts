import { expect, test } from 'vitest'
import { amountText, documentOf, group, leaf } from './xml.ts'

test('Text is escaped and loses what XML forbids; empty elements are left out', () => {
  const inside = [
    leaf('b', 'A <b> & "c"\u0000\ufffe', { id: '"1"' }),
    leaf('c', ' '),
    group('d', leaf('e', '')),
  ]
  expect(documentOf('a', { xmlns: 'urn:x' }, ...inside)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns="urn:x"><b id="&quot;1&quot;">A &lt;b&gt; &amp; &quot;c&quot;</b></a>\n',
  )
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
])('%i cents are written as %s', (cents, text) => {
  expect(amountText(cents)).toBe(text)
})
