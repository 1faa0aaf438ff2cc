import { expect, test } from 'vitest'
import { compareTexts } from './text-order.ts'

test('Texts are sorted without regard to case and accents, and by the value of their numbers', () => {
  const listed = ['BB-T10', 'bb-t9', 'Élan', 'elan 2', 'Zange', 'Äpfel', 'apfel', 'straße', 'STRASSE 1', '']
  expect(listed.toSorted(compareTexts)).toEqual([
    '',
    'Äpfel',
    'apfel',
    'bb-t9',
    'BB-T10',
    'Élan',
    'elan 2',
    'straße',
    'STRASSE 1',
    'Zange',
  ])
})

test.each([
  ['T9', 'T10', -1],
  ['T010', 'T10', 0],
  ['a', 'ab', -1],
  ['Å', 'a', 0],
])('%s beside %s: %i', (one, other, order) => {
  expect(Math.sign(compareTexts(one, other))).toBe(order)
  expect(Math.sign(compareTexts(other, one))).toBe(order === 0 ? 0 : -order)
})
