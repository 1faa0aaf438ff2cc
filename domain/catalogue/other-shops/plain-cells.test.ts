import { expect, test } from 'vitest'
import { isNoAmount, measureIn, plainAmount, readBarcode } from './plain-cells.ts'
import { simpleHtml } from './simple-html.ts'
import { SpecKeysByName } from './spec-keys-by-name.ts'

test.each([
  ['9.5', '9.50'],
  ['9,50', '9.50'],
  ['24.5000', '24.50'],
  ['1.250', '1.250'],
  ['', ''],
  ['on request', 'on request'],
])('The amount %j is written as %j', (cell, amount) => {
  expect(plainAmount(cell)).toBe(amount)
})

test.each(['', '0', '0.00', '0,0'])('The amount %j is nothing', (cell) => {
  expect(isNoAmount(cell)).toBe(true)
})

test.each([
  ['0.5', 'kg', '500'],
  ['.5', 'lbs', '226.8'],
  ['226.7961850', 'g', '226.8'],
  ['317.51465900000005', 'g', '317.5'],
  ['1', 'oz', '28.3'],
  ['24', 'in', '609.6'],
  ['0', 'g', ''],
  ['heavy', 'kg', ''],
  ['5', 'stone', ''],
])('%s %s are %j grams or millimetres', (cell, unit, measure) => {
  expect(measureIn(cell, unit)).toBe(measure)
})

test.each([
  ["'4006381333931", { gtin: '4006381333931', isRestored: false }],
  ['36000291452', { gtin: '036000291452', isRestored: true }],
  ['4006381333931.0', { gtin: '4006381333931', isRestored: false }],
  ['A-17', { gtin: undefined }],
  ['4.00638E+12', { gtin: '4.00638E+12', isRestored: false }],
])('The barcode %s is read', (cell, read) => {
  expect(readBarcode(cell)).toEqual(read)
})

test('Options have the keys of the dictionary, the owner’s keys, or keys of their own', () => {
  const keys = new SpecKeysByName([{ key: 'grip', name: 'Grip tape', kind: 'text' }])
  expect(keys.keysOf(['Color', 'Größe', 'grip tape', 'Neck line', '色', 'Colour'])).toEqual([
    'colour',
    'size',
    'grip',
    'neck-line',
    'option-5',
    'option-6',
  ])
})

test.each([
  ['length', '1700 mm', { key: 'length', value: 1700, unit: 'mm' }],
  ['length', '1,7 m', { key: 'length', value: 1700, unit: 'mm' }],
  ['length', '200', { key: 'length', value: '200' }],
  ['splines', '8', { key: 'splines', value: 8 }],
  ['colour', 'Red', { key: 'colour', value: 'Red' }],
])('The value of %s, %j, is read', (key, value, spec) => {
  expect(new SpecKeysByName([]).specOf(key, value)).toEqual(spec)
})

test('A text becomes simple HTML, in which nothing of it is a tag', () => {
  expect(simpleHtml('A <b> & "c"\nnext\n\nParts:\n• One\n• Two\n\n')).toBe(
    '<p>A &lt;b&gt; &amp; &quot;c&quot;<br>next</p><p>Parts:</p><ul><li>One</li><li>Two</li></ul>',
  )
})
