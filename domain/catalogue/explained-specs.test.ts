import { expect, test } from 'vitest'
import { explainedSpecs } from './explained-specs.ts'
import { withOwnKeys } from './spec-dictionary.ts'
import { specKeys } from './spec-keys.ts'

const dictionary = withOwnKeys([])

test('A row has the name, unit and meaning of its specification key', () => {
  expect(explainedSpecs([{ key: 'jaw-width', value: 15 }], dictionary)).toEqual([
    { key: 'jaw-width', name: 'Jaw width', value: 15, unit: 'mm', meaning: specKeys['jaw-width']?.meaning },
  ])
})

test('A unit in the row replaces the unit of the key, and a text gets no unit', () => {
  const [inches, words] = explainedSpecs(
    [
      { key: 'jaw-width', value: 0.5, unit: 'in' },
      { key: 'thickness', value: '2 to 4 mm' },
    ],
    dictionary,
  )
  expect(inches?.unit).toBe('in')
  expect(words).not.toHaveProperty('unit')
})

test.each([
  ['head-angle', 'Head angle'],
  ['constructor', 'Constructor'],
])('A key %s that the dictionary lacks is named %s, without a meaning', (key, name) => {
  expect(explainedSpecs([{ key, value: 15 }], dictionary)).toEqual([{ key, name, value: 15 }])
})
