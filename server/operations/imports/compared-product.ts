import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import { cleanText } from '../../../contract/clean-text.ts'
import { changedDetails } from '../../../domain/catalogue/product-details.ts'
import {
  type FiledProduct,
  type ProductColumn,
  productCell,
} from '../../../domain/catalogue/product-file/product-columns.ts'
import type { GivenProduct } from '../../../domain/catalogue/product-file/read-cells.ts'
import { withGivenWords } from '../../../domain/catalogue/product-file/read-words.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { foldLetters } from '../../../domain/search/fold-text.ts'
import type { NamedMakers } from '../../data/queries/catalogue/makers.ts'
import type { ComparedProduct } from '../../data/queries/imports/import-rows.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'

/** A product on one side of the comparison, without its version. */
export type SideOfProduct = Omit<ComparedProduct, 'version'>

/** A product that has only a known kind. */
export function blankProduct(id: string, kind: ProductKind): SideOfProduct {
  return {
    kind,
    stocked: kind === 'tool',
    id,
    name: '',
    img: '',
    shortDescription: '',
    minimumOrder: 1,
    unitPriceCents: 0,
    available: 0,
    priceBreaks: [],
    reduction: null,
    details: {},
    shownDetails: {},
    makerName: '',
    isOnSale: false,
    state: 'shown',
  }
}

/** Returns the product that a row describes, without its reduction, which the price history decides. */
export function productAfter(
  before: SideOfProduct,
  given: GivenProduct,
  available: number,
  makers: NamedMakers,
): SideOfProduct {
  const { price, priceBreaks, minOrderQuantity, state, img } = given
  const name = unlessExported(given.name, before.name)
  const shortDescription = unlessExported(given.shortDescription, before.shortDescription)
  const named = makers.get(foldLetters(given.maker ?? ''))
  const details = detailsIn(given, before, named?.id)
  return {
    ...before,
    ...(img !== undefined && { img }),
    ...(name !== undefined && { name }),
    ...(shortDescription !== undefined && { shortDescription }),
    ...(minOrderQuantity !== undefined && { minimumOrder: minOrderQuantity, stocked: true }),
    ...(price !== undefined && { unitPriceCents: centsOf(price) }),
    ...(priceBreaks !== undefined && {
      priceBreaks: (priceBreaks ?? []).map((each) => ({
        from: each.from,
        unitPriceCents: centsOf(each.price),
      })),
    }),
    ...(state !== undefined && { state }),
    available,
    ...(given.maker !== undefined && { makerName: named?.name ?? given.maker }),
    shownDetails: changedDetails(before.shownDetails, details),
    details: changedDetails(before.details, kept(before, details)),
  }
}

/**
 * Returns a text of a file; undefined if the text is only the export's form of the stored text, such as without soft
 * hyphens.
 */
function unlessExported<Text extends string | null | undefined>(
  given: Text,
  stored: string | null | undefined,
): Text | undefined {
  return given !== stored && given === cleanText(stored ?? '') ? undefined : given
}

function detailsIn(
  given: GivenProduct,
  { details: stored }: SideOfProduct,
  makerId: string | undefined,
): GivenDetails {
  const { specs, pictures, fits, needsAlso, weightGrams, lengthMm, gtin, guaranteeYears, maker } = given
  return {
    sku: unlessExported(given.sku, stored.sku),
    brand: unlessExported(given.brand, stored.brand),
    category: unlessExported(given.category, stored.category),
    specs,
    pictures,
    fits,
    needsAlso,
    weightGrams,
    lengthMm,
    gtin,
    mpn: unlessExported(given.mpn, stored.mpn),
    // An unknown name is refused at its cell.
    maker: maker === undefined ? undefined : (makerId ?? ''),
    warnings: unlessExported(given.warnings, stored.warnings),
    guaranteeYears,
    guarantor: unlessExported(given.guarantor, stored.guarantor),
    guaranteeTerms: unlessExported(given.guaranteeTerms, stored.guaranteeTerms),
    family: unlessExported(given.family, stored.family),
    familyAxes: given.familyAxes,
    translations: given.words && withGivenWords(stored.translations, given.words),
  }
}

/**
 * Omits the needed products if they equal the shown ones, because the stored list also has products that are not for
 * sale now.
 */
function kept({ shownDetails }: SideOfProduct, details: GivenDetails): GivenDetails {
  const same = (details.needsAlso ?? []).join() === (shownDetails.needsAlso ?? []).join()
  return same ? { ...details, needsAlso: undefined } : details
}

/** Formats a product's value as a cell of a file. */
export function cellOf(product: SideOfProduct, column: ProductColumn): string {
  return productCell(filed(product), column)
}

function filed(product: SideOfProduct): FiledProduct {
  const { id, kind, stocked, minimumOrder, available, unitPriceCents, priceBreaks, reduction, shownDetails } =
    product
  return {
    _id: id,
    ...(kind === 'part' && { kind }),
    stocked,
    name: product.name,
    img: product.img,
    shortDescription: product.shortDescription,
    state: product.state,
    minOrderQuantity: minimumOrder,
    availableQuantity: available,
    price: amountOf(unitPriceCents),
    priceBreaks: priceBreaks.map((each) => ({ from: each.from, price: amountOf(each.unitPriceCents) })),
    ...(reduction && { compareAtPrice: amountOf(reduction.compareAtCents) }),
    ...shownDetails,
    ...(product.makerName !== '' && { makerName: product.makerName }),
  }
}
