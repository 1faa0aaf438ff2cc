import { productDetails } from '../../../contract/catalogue/product-details.ts'
import { amount, asDescribed, pictureAddress, text } from './fields.ts'

const described = asDescribed(productDetails.pictures)

/** Reads the additional pictures that a page can load. */
function pictures(raw: unknown) {
  const shown = described(raw)?.filter(({ img }) => pictureAddress(img) !== undefined)
  return shown?.length ? shown : undefined
}

/** Reads a weight or a length. */
function measure(raw: unknown): number | undefined {
  const value = amount(raw)
  return value !== undefined && value > 0 ? value : undefined
}

/** The readers of a product's details. Unusable details are left out; the others stay. */
export const detailsMay = {
  sku: text,
  brand: text,
  category: text,
  specs: asDescribed(productDetails.specs),
  pictures,
  fits: asDescribed(productDetails.fits),
  needsAlso: asDescribed(productDetails.needsAlso),
  weightGrams: measure,
  lengthMm: measure,
  gtin: text,
  mpn: text,
  maker: text,
  warnings: text,
  guaranteeYears: measure,
  guarantor: text,
  guaranteeTerms: text,
  family: text,
  familyAxes: asDescribed(productDetails.familyAxes),
  giftCard: asDescribed(productDetails.giftCard),
}
