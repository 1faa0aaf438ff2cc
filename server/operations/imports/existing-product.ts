import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import type { ProductState } from '../../../contract/catalogue/product-states.ts'
import { cleanText } from '../../../contract/clean-text.ts'
import type { MovedProduct } from '../../../domain/catalogue/other-shops/moved-products.ts'
import { familyKey } from '../../../domain/catalogue/product-family.ts'
import type { GivenProduct } from '../../../domain/catalogue/product-file/read-cells.ts'
import type { ComparedProduct } from '../../data/queries/imports/import-rows.ts'

type Specs = NonNullable<ProductDetails['specs']>

/** What a row of another shop's export says about a product. */
export interface MovedRow {
  readonly product: MovedProduct
  /** Its state in the other shop. */
  readonly wantedState: ProductState | undefined
  /** Whether some of its pictures are not in the shop. */
  readonly lacksPictures: boolean
}

/**
 * Returns what a row changes of an existing product. What the other shop does not say stays as it is: its other
 * specifications, its place in the family, and the pictures of which some are still at the other shop.
 */
export function givenToExisting(
  before: ComparedProduct,
  given: GivenProduct,
  { product: moved, wantedState, lacksPictures }: MovedRow,
): GivenProduct {
  const changed = Object.fromEntries(
    Object.entries(given).filter(([column]) => ![...moved.onlyNew].some((each) => each === column)),
  )
  // The entries are those of the given product.
  const {
    specs,
    family,
    familyAxes,
    pictures,
    shortDescription,
    state: _state,
    ...others
  } = changed as GivenProduct
  const state = moved.onlyNew.has('state') ? undefined : stateAfter(before, wantedState, given)
  const isOwnFamily = familyKey(before.details.family ?? '') === familyKey(family ?? '')
  return {
    ...others,
    ...(state !== undefined && { state }),
    ...(shortDescription !== undefined &&
      !isSameText(shortDescription, before.shortDescription) && { shortDescription }),
    ...(specs && { specs: mergedSpecs(before.details.specs ?? [], specs) }),
    ...(family && !isOwnFamily && { family, familyAxes }),
    ...(pictures && !lacksPictures && !keepsPictures(before, pictures, moved) && { pictures }),
  }
}

/** Only a new product becomes a draft, and a draft stays one until it is shown. */
function stateAfter(
  before: ComparedProduct,
  wanted: ProductState | undefined,
  { img = before.img }: GivenProduct,
): ProductState | undefined {
  if (before.state !== 'draft') return wanted === 'draft' ? 'hidden' : wanted
  return wanted === 'shown' && img !== '' ? 'shown' : undefined
}

/** Replaces the rows that the other shop says differently, and adds new ones. */
function mergedSpecs(stored: Specs, given: Specs): Specs {
  const rows = new Map(stored.map((spec) => [spec.key, spec]))
  for (const spec of given) {
    const before = rows.get(spec.key)
    if (!before || textOf(before) !== textOf(spec)) rows.set(spec.key, spec)
  }
  return [...rows.values()]
}

/** Returns whether texts differ in spaces and empty lines only, which HTML does not keep. */
function isSameText(given: string, stored: string): boolean {
  const squeezed = (text: string) => cleanText(text).replaceAll(/\s+/g, ' ').trim()
  return squeezed(given) === squeezed(stored)
}

function textOf({ value, unit = '' }: Specs[number]): string {
  return `${value} ${unit}`.trim()
}

/** Variants share the pictures of their product in the other shop, so that those of a member may be only some. */
function keepsPictures(
  { details, img }: ComparedProduct,
  pictures: NonNullable<GivenProduct['pictures']>,
  { isVariant }: MovedProduct,
): boolean {
  const stored = details.pictures ?? []
  const given = new Set([img, ...pictures.map((picture) => picture.img)])
  return isVariant && stored.every((picture) => given.has(picture.img))
}
