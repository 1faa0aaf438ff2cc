import {
  type CatalogueFilter,
  type FilterChoice,
  isWithin,
  specPrefix,
} from '../../domain/catalogue/catalogue-filter.ts'
import { amountOf } from '../../domain/money.ts'
import { isInStock, type ProductFacts } from './product-facts.ts'

/** A condition of a filter, as a test of products. */
export interface FilterTest {
  readonly name: string
  passes(facts: ProductFacts): boolean
}

/** Returns the tests of a category and a filter; a product must pass all. */
export function filterTests(category: string, filter: CatalogueFilter): readonly FilterTest[] {
  const tests = filter.map(({ name, anyOf }) => ({ name, passes: testOf(name, anyOf) }))
  if (category === '') return tests
  return [{ name: 'category', passes: (facts) => facts.category === category }, ...tests]
}

function testOf(name: string, anyOf: readonly FilterChoice[]): FilterTest['passes'] {
  const texts = new Set(anyOf.filter((choice) => typeof choice === 'string'))
  const ranges = anyOf.filter((choice) => typeof choice !== 'string')
  const isIn = (value: number) => ranges.some((range) => isWithin(value, range))
  switch (name) {
    case 'brand':
      return ({ brand }) => texts.has(brand)
    case 'fits':
      return ({ fits }) => fits.some((standard) => texts.has(standard))
    case 'stock':
      return isInStock
    case 'price':
      return ({ unitPriceCents }) => isIn(amountOf(unitPriceCents))
    default: {
      const key = name.slice(specPrefix.length)
      return ({ specs }) =>
        specs.some(
          (spec) =>
            spec.key === key &&
            (texts.has(String(spec.value)) || (typeof spec.value === 'number' && isIn(spec.value))),
        )
    }
  }
}
