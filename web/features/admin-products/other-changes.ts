import { punctuationTexts } from '../../texts/punctuation.ts'
import { familyTexts } from './families/family-texts.ts'
import { makerChoiceTexts } from './makers/maker-texts.ts'
import { othersChangedTexts } from './others-changed-texts.ts'
import type { ProductValues } from './product-values.ts'
import {
  detailTexts,
  fitsTexts,
  needsTexts,
  pictureListTexts,
  priceTexts,
  productFieldTexts,
} from './texts.ts'
import { wordLabels } from './words/word-labels.ts'

/** A field that another admin changed while this form was open. */
export interface OtherChange {
  readonly field: keyof ProductValues
  readonly label: string
  /** As text: the former value, the other admin's value and the typed value. */
  readonly before: string
  readonly theirs: string
  /** Undefined if this form has not changed the field, which then shows the other admin's value. */
  readonly mine: string | undefined
}

const labels: Partial<Record<keyof ProductValues, string>> = {
  img: othersChangedTexts.image,
  name: productFieldTexts.name,
  description: productFieldTexts.description,
  minQuantity: productFieldTexts.minQuantity,
  price: productFieldTexts.price,
  priceBreaks: priceTexts.prices,
  compareAtPrice: priceTexts.compareAtPrice,
  sku: detailTexts.sku,
  brand: detailTexts.brand,
  category: detailTexts.category,
  gtin: detailTexts.gtin,
  mpn: detailTexts.mpn,
  maker: makerChoiceTexts.maker,
  warnings: makerChoiceTexts.warnings,
  guaranteeYears: makerChoiceTexts.guaranteeYears,
  guarantor: makerChoiceTexts.guarantor,
  guaranteeTerms: makerChoiceTexts.guaranteeTerms,
  specs: detailTexts.specifications,
  weightGrams: detailTexts.weightGrams,
  lengthMm: detailTexts.lengthMm,
  pictures: pictureListTexts.title,
  fits: fitsTexts.title,
  needsAlso: needsTexts.title,
  family: familyTexts.family,
  familyAxes: familyTexts.axes,
  giftCard: detailTexts.giftCard,
  ...wordLabels,
}

/**
 * Returns the fields that another admin changed, in the order of the form.
 * @param before the values when the form opened.
 * @param theirs the values that are stored now.
 * @param mine the values of the form.
 */
export function otherChanges(
  before: ProductValues,
  theirs: ProductValues,
  mine: ProductValues,
): readonly OtherChange[] {
  // The table's keys are fields of the form.
  return (Object.keys(labels) as (keyof ProductValues)[]).flatMap((field) => {
    const [was, now] = [before[field], theirs[field]]
    if (was === now) return []
    const typed = field === 'img' && mine.chosen !== '' ? mine.chosen : mine[field]
    const untouched = typed === was || typed === now
    return {
      field,
      label: labels[field] ?? field,
      before: shown(was),
      theirs: shown(now),
      mine: untouched ? undefined : shown(typed),
    }
  })
}

/** Formats a value; lists are JSON text of rows or ids. */
function shown(value: string): string {
  if (!value.startsWith('[')) return value.trim()
  // Only the form writes such lists; typed text stays unchanged.
  const rows = listIn(value)
  return rows ? punctuationTexts.several(rows.map(shownRow)) : value
}

function listIn(text: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function shownRow(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row)
  return Object.values(row)
    .filter((cell) => cell !== '')
    .join(' ')
}
