import type * as z from 'zod/mini'
import { type ProductDetails, productDetails } from '../../../../contract/catalogue/product-details.ts'
import { type FieldRules, schemaProblem } from '../../../forms/field-rules.ts'
import { numberProblem } from '../../../forms/number-problem.ts'
import { fieldNumber, typedNumber } from '../../../forms/typed-numbers.ts'
import type { Formats } from '../../../ui/values/formats.ts'
import {
  type PictureListValue,
  pictureListFields,
  pictureListRules,
  pictureRowsOf,
  picturesOf,
} from '../picture-rows.ts'
import { detailTexts } from '../texts.ts'
import {
  areWordsChanged,
  noWords,
  translationsOf,
  type WordValues,
  wordRules,
  wordValuesOf,
} from '../words/word-values.ts'
import { fieldsOf, filledRows, rowRules } from './row-values.ts'
import { type SpecRow, specList, specOf } from './spec-values.ts'

/** Values of the form's details, as typed. `specs` is the JSON text of the typed rows. */
export interface DetailValues extends PictureListValue, WordValues {
  readonly sku: string
  readonly brand: string
  readonly category: string
  readonly gtin: string
  readonly mpn: string
  /** The id of the maker; empty for none. */
  readonly maker: string
  readonly warnings: string
  readonly guaranteeYears: string
  readonly guarantor: string
  readonly guaranteeTerms: string
  readonly family: string
  /** The chosen keys as JSON text. */
  readonly familyAxes: string
  readonly specs: string
  readonly weightGrams: string
  readonly lengthMm: string
  /** The chosen ids as JSON text. */
  readonly fits: string
  readonly needsAlso: string
  /** The words of the checkbox if each piece is a gift card, else empty. */
  readonly giftCard: string
}

/** The details that are one text each. */
const textNames = [
  'sku',
  'brand',
  'category',
  'gtin',
  'mpn',
  'maker',
  'warnings',
  'guarantor',
  'guaranteeTerms',
  'family',
] as const

type TextDetails = Record<(typeof textNames)[number], string>

/** Values of a form without details. */
export const emptyDetails: DetailValues = {
  sku: '',
  brand: '',
  category: '',
  gtin: '',
  mpn: '',
  maker: '',
  warnings: '',
  guaranteeYears: '',
  guarantor: '',
  guaranteeTerms: '',
  family: '',
  familyAxes: '[]',
  specs: '[]',
  weightGrams: '',
  lengthMm: '',
  pictures: pictureRowsOf({}),
  fits: '[]',
  needsAlso: '[]',
  giftCard: '',
  ...noWords,
}

/** Returns the form values of a product's details. */
export function detailValuesOf(formats: Formats, details: ProductDetails): DetailValues {
  const { specs = [], weightGrams, lengthMm, guaranteeYears } = details
  const { fits = [], needsAlso = [], familyAxes = [] } = details
  const rows = specs.map(({ key, value, unit = '' }): SpecRow => ({ key, value: String(value), unit }))
  return {
    ...(Object.fromEntries(textNames.map((name) => [name, details[name] ?? ''])) as TextDetails),
    guaranteeYears: String(guaranteeYears ?? ''),
    specs: JSON.stringify(rows),
    weightGrams: weightGrams === undefined ? '' : fieldNumber(formats, weightGrams),
    lengthMm: lengthMm === undefined ? '' : fieldNumber(formats, lengthMm),
    pictures: pictureRowsOf(details),
    familyAxes: JSON.stringify(familyAxes),
    fits: JSON.stringify(fits),
    needsAlso: JSON.stringify(needsAlso),
    giftCard: details.giftCard ? detailTexts.giftCard : '',
    ...wordValuesOf(details),
  }
}

/** Parses chosen ids. */
export function idsOf(text: string): readonly string[] {
  // Only the form writes this text.
  return JSON.parse(text) as string[]
}

/** Converts form values to details; blank fields and rows are left out. */
export function detailsOf(formats: Formats, values: DetailValues): ProductDetails {
  const specs = filledRows<SpecRow>(values.specs)
  const [pictures, fits, needsAlso] = [
    picturesOf(values),
    [...idsOf(values.fits)],
    [...idsOf(values.needsAlso)],
  ]
  const filled = textNames.flatMap((name) => {
    const text = values[name].trim()
    return text === '' ? [] : [[name, text] as const]
  })
  const translations = translationsOf(values)
  const familyAxes = [...idsOf(values.familyAxes)]
  return {
    ...(Object.fromEntries(filled) as Partial<TextDetails>),
    ...(values.guaranteeYears.trim() !== '' && {
      guaranteeYears: typedNumber(formats, values.guaranteeYears, 'pieces'),
    }),
    ...(specs.length > 0 && { specs: specs.map(specOf) }),
    ...(values.weightGrams.trim() !== '' && {
      weightGrams: typedNumber(formats, values.weightGrams, 'measure'),
    }),
    ...(pictures && { pictures }),
    ...(fits.length > 0 && { fits }),
    ...(needsAlso.length > 0 && { needsAlso }),
    ...(values.lengthMm.trim() !== '' && { lengthMm: typedNumber(formats, values.lengthMm, 'measure') }),
    // Without a family, the keys of an earlier one mean nothing.
    ...(values.family.trim() !== '' && familyAxes.length > 0 && { familyAxes }),
    ...(values.giftCard !== '' && { giftCard: true }),
    ...(translations && { translations }),
  }
}

/** Returns the details that differ from the shown ones; null clears a detail. */
export function changedDetails(formats: Formats, before: ProductDetails, values: DetailValues) {
  const shown = detailValuesOf(formats, before)
  const now = detailsOf(formats, values)
  return {
    ...Object.fromEntries(
      textNames
        .filter((name) => values[name].trim() !== shown[name])
        .map((name) => [name, now[name] ?? null] as const),
    ),
    ...(now.guaranteeYears !== before.guaranteeYears && { guaranteeYears: now.guaranteeYears ?? null }),
    ...(values.specs !== shown.specs && { specs: now.specs ?? null }),
    ...(now.weightGrams !== before.weightGrams && { weightGrams: now.weightGrams ?? null }),
    ...(now.lengthMm !== before.lengthMm && { lengthMm: now.lengthMm ?? null }),
    ...(differs(now.pictures, before.pictures) && { pictures: now.pictures ?? null }),
    ...(differs(now.fits, before.fits) && { fits: now.fits ?? null }),
    ...(differs(now.needsAlso, before.needsAlso) && { needsAlso: now.needsAlso ?? null }),
    ...(differs(now.familyAxes, before.familyAxes) && { familyAxes: now.familyAxes ?? null }),
    ...((values.giftCard === '') === (before.giftCard === true) && { giftCard: values.giftCard !== '' }),
    ...(areWordsChanged(before, values) && { translations: now.translations ?? null }),
  }
}

/** Compares lists; a missing one is empty. */
function differs(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

const measure = (formats: Formats, text: string, schema: z.ZodMiniType) =>
  text.trim() === '' ? undefined : numberProblem(formats, text, 'measure', schema)

/** Rules of the details. */
export const detailRules: FieldRules<DetailValues> = {
  sku: ({ sku }) => schemaProblem(sku, productDetails.sku),
  brand: ({ brand }) => schemaProblem(brand, productDetails.brand),
  category: ({ category }) => schemaProblem(category, productDetails.category),
  gtin: ({ gtin }) => schemaProblem(gtin, productDetails.gtin),
  mpn: ({ mpn }) => schemaProblem(mpn, productDetails.mpn),
  warnings: ({ warnings }) => schemaProblem(warnings, productDetails.warnings),
  guaranteeYears: ({ guaranteeYears }, formats) =>
    guaranteeYears.trim() === ''
      ? undefined
      : numberProblem(formats, guaranteeYears, 'pieces', productDetails.guaranteeYears),
  guarantor: ({ guarantor }) => schemaProblem(guarantor, productDetails.guarantor),
  guaranteeTerms: ({ guaranteeTerms }) => schemaProblem(guaranteeTerms, productDetails.guaranteeTerms),
  family: ({ family }) => schemaProblem(family, productDetails.family),
  ...pictureListRules,
  ...rowRules(specList, productDetails.specs, (_, row) => specOf(row)),
  weightGrams: ({ weightGrams }, formats) => measure(formats, weightGrams, productDetails.weightGrams),
  lengthMm: ({ lengthMm }, formats) => measure(formats, lengthMm, productDetails.lengthMm),
  ...wordRules,
}

/** Maps the details to their names in the API. */
export const detailWireNames: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...textNames,
    ...fieldsOf(specList),
    ...pictureListFields,
    'weightGrams',
    'lengthMm',
    'guaranteeYears',
    'familyAxes',
  ].map((name) => [name, name]),
)
