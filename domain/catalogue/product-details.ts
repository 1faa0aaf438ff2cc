import {
  detailNames,
  type GivenDetails,
  type ProductDetails,
} from '../../contract/catalogue/product-details.ts'

/**
 * Returns a product's details after a change. A given detail replaces the former one; `null`, an empty text and an
 * empty list remove it.
 */
export function changedDetails(before: ProductDetails, given: GivenDetails): ProductDetails {
  const after = detailNames.flatMap((name) => {
    const value = given[name] === undefined ? before[name] : given[name]
    return isNothing(value) ? [] : [[name, value]]
  })
  // Earlier versions stored each value under its own name.
  return Object.fromEntries(after) as ProductDetails
}

/** Returns a product's details without the safety details, which only its own page shows. */
export function listedDetails(details: ProductDetails): ProductDetails {
  const {
    maker: _1,
    warnings: _2,
    guaranteeYears: _3,
    guarantor: _4,
    guaranteeTerms: _5,
    ...listed
  } = details
  return listed
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
