import { describe, expect, test } from 'vitest'
import type { ExportedProduct } from './exported-product.ts'
import { FamilyNames, familyPlan, shortened } from './family-of-variants.ts'

function productOf(options: readonly string[], rows: readonly (readonly string[])[]): ExportedProduct {
  const variants = rows.map((values, index) => ({
    row: index + 2,
    cells: [],
    sku: '',
    price: '1',
    earlierPrice: '',
    barcode: '',
    mpn: '',
    weightGrams: '',
    lengthMm: '',
    stock: '',
    image: '',
    values,
  }))
  const texts = { handle: 'a', title: 'A', description: '', brand: '', category: '' }
  return { ...texts, state: 'shown', options, pictures: [], attributes: [], variants }
}

describe('The family of variants', () => {
  test.each([
    ['one option', ['Size'], [['S'], ['M']], { axes: [0], named: [] }],
    [
      'two options, one of which is always the same',
      ['Size', 'Fit'],
      [
        ['S', 'Wide'],
        ['M', 'Wide'],
      ],
      { axes: [0, 1], named: [] },
    ],
    [
      'a third option in its name',
      ['Size', 'Colour', 'Cloth'],
      [
        ['S', 'Red', 'Wool'],
        ['M', 'Blue', 'Wool'],
        ['S', 'Red', 'Silk'],
      ],
      { axes: [0, 1], named: [2] },
    ],
    [
      'no option with a value in only some rows',
      ['Size', 'Fit'],
      [
        ['S', ''],
        ['M', 'Wide'],
      ],
      { axes: [0], named: [] },
    ],
  ])('differs by %s', (_, options, rows, plan) => {
    expect(familyPlan(productOf(options, rows))).toEqual(plan)
  })

  test.each([
    ['a single variant', ['Size'], [['S']]],
    ['variants that are the same', ['Size'], [['S'], ['s'], ['M']]],
    [
      'variants without values',
      ['Size'],
      [
        ['', ''],
        ['', ''],
      ],
    ],
  ])('does not exist for %s', (_, options, rows) => {
    expect(familyPlan(productOf(options, rows))).toBeUndefined()
  })

  test('has a name of its own, of at most 50 characters', () => {
    const names = new FamilyNames()
    expect(names.nameOf('a', 'T-shirt')).toEqual({ name: 'T-shirt', isChanged: false })
    expect(names.nameOf('b', 't shirt')).toEqual({ name: 't shirt (2)', isChanged: true })
    expect(names.nameOf('a', 'T-shirt')).toEqual({ name: 'T-shirt', isChanged: false })
    const long = 'A very long name of a shirt that nobody would write on a label'
    expect(names.nameOf('c', long).name.length).toBeLessThanOrEqual(50)
    expect(names.nameOf('d', long).name).toMatch(/\(2\)$/)
  })

  test('is shortened at the end of a word', () => {
    expect(shortened('A chain whip', 12)).toBe('A chain whip')
    expect(shortened('A chain whip with a handle', 16)).toBe('A chain whip…')
  })
})
