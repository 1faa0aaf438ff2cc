import { expect, test } from 'vitest'
import { familyChoices } from './family-choices.ts'

const member = (_id: string, availableQuantity: number, ...values: (number | string)[]) => ({
  _id,
  availableQuantity,
  minOrderQuantity: 2,
  values: values.map((value) => (typeof value === 'number' ? { value, unit: 'mm' } : { value })),
})

const cables = [
  member('pear 2000', 9, 'Pear', 2000),
  member('pear 1700', 0, 'Pear', 1700),
  member('barrel 2000', 9, 'Barrel', 2000),
  member('barrel 2750', 1, 'Barrel', 2750),
  member('round 2750', 2, 'Round', 2750),
]
const idsIn = (own: string) =>
  familyChoices(cables, 2, own).map((choices) => choices.map(({ member }) => member._id))

test('Each choice keeps the value of the other axis, and numbers ascend', () => {
  expect(idsIn('pear 2000')).toEqual([
    ['pear 2000', 'barrel 2000', 'round 2750'],
    ['pear 1700', 'pear 2000', 'round 2750'],
  ])
})

test('A value without such a member leads to one in stock, and says its other value', () => {
  const [, lengths = []] = familyChoices(cables, 2, 'pear 2000')
  expect(lengths.map(({ isOwn, others }) => [isOwn, others.map(({ value }) => value)])).toEqual([
    [false, []],
    [true, []],
    [false, ['Round']],
  ])
})

test('The same number in another unit is another value', () => {
  const inches = { ...member('two inches', 9, 2), values: [{ value: 2, unit: 'in' }] }
  const [choices] = familyChoices([member('two', 9, 2), inches], 1, 'two')
  expect(choices?.map(({ value }) => value.unit)).toEqual(['mm', 'in'])
})

test('A product outside of the members has no choices', () => {
  expect(familyChoices(cables, 2, 'other')).toEqual([])
})
