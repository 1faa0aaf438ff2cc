import {
  detailNames,
  type GivenDetails,
  type ProductDetails,
} from '../../contract/catalogue/product-details.ts'
import { withoutEmptyWords } from './words-in-language.ts'

/**
 * Returns a product's details after a change. A given detail replaces the former one; `null`, `false`, an empty text
 * and an empty list remove it.
 */
export function changedDetails(before: ProductDetails, given: GivenDetails): ProductDetails {
  const after = detailNames.flatMap((name) => {
    const value = given[name] === undefined ? before[name] : cleaned(name, given)
    return isNothing(value) ? [] : [[name, value]]
  })
  // Earlier versions stored each value under its own name.
  return Object.fromEntries(after) as ProductDetails
}

/** Returns a product's details without the safety details, which only its own page shows, and without translations. */
export function listedDetails(details: ProductDetails): ProductDetails {
  const {
    maker: _1,
    warnings: _2,
    guaranteeYears: _3,
    guarantor: _4,
    guaranteeTerms: _5,
    translations: _6,
    ...listed
  } = details
  return listed
}

/** Returns a given detail; of translations only the filled texts. */
function cleaned(name: keyof ProductDetails, given: GivenDetails): unknown {
  return name === 'translations' && given.translations ? withoutEmptyWords(given.translations) : given[name]
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}
