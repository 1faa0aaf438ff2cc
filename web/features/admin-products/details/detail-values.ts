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
import { fieldsOf, filledRows, type RowList, rowRules } from './row-values.ts'

/** Values of the form's details, as typed. `specs` is the JSON text of the typed rows. */
export interface DetailValues extends PictureListValue {
  readonly sku: string
  readonly brand: string
  readonly category: string
  readonly specs: string
  readonly weightGrams: string
  readonly lengthMm: string
  /** The chosen ids as JSON text. */
  readonly fits: string
  readonly needsAlso: string
}

/** A typed row of the specification. */
export interface SpecRow {
  readonly key: string
  readonly value: string
  readonly unit: string
}

export const specList = {
  name: 'specs',
  columns: ['key', 'value', 'unit'],
  blank: { key: '', value: '', unit: '' },
  most: 40,
} as const satisfies RowList<SpecRow>

/** Values of a form without details. */
export const emptyDetails: DetailValues = {
  sku: '',
  brand: '',
  category: '',
  specs: '[]',
  weightGrams: '',
  lengthMm: '',
  pictures: pictureRowsOf({}),
  fits: '[]',
  needsAlso: '[]',
}

/** Returns the form values of a product's details. */
export function detailValuesOf(formats: Formats, details: ProductDetails): DetailValues {
  const { sku = '', brand = '', category = '', specs = [], weightGrams, lengthMm } = details
  const { fits = [], needsAlso = [] } = details
  const rows = specs.map(({ key, value, unit = '' }): SpecRow => ({ key, value: String(value), unit }))
  return {
    sku,
    brand,
    category,
    specs: JSON.stringify(rows),
    weightGrams: weightGrams === undefined ? '' : fieldNumber(formats, weightGrams),
    lengthMm: lengthMm === undefined ? '' : fieldNumber(formats, lengthMm),
    pictures: pictureRowsOf(details),
    fits: JSON.stringify(fits),
    needsAlso: JSON.stringify(needsAlso),
  }
}

/** Parses chosen ids. */
export function idsOf(text: string): readonly string[] {
  // Only the form writes this text.
  return JSON.parse(text) as string[]
}

const plainNumber = /^-?\d{1,15}(?:\.\d{1,10})?$/

function specOf({ key, value, unit }: SpecRow) {
  const text = value.trim()
  return {
    key: key.trim(),
    value: plainNumber.test(text) ? Number(text) : text,
    ...(unit.trim() !== '' && { unit: unit.trim() }),
  }
}

/** Converts form values to details; blank fields and rows are left out. */
export function detailsOf(formats: Formats, values: DetailValues): ProductDetails {
  const specs = filledRows<SpecRow>(values.specs)
  const [pictures, fits, needsAlso] = [
    picturesOf(values),
    [...idsOf(values.fits)],
    [...idsOf(values.needsAlso)],
  ]
  const [sku, brand, category] = [values.sku.trim(), values.brand.trim(), values.category.trim()]
  return {
    ...(sku !== '' && { sku }),
    ...(brand !== '' && { brand }),
    ...(category !== '' && { category }),
    ...(specs.length > 0 && { specs: specs.map(specOf) }),
    ...(values.weightGrams.trim() !== '' && {
      weightGrams: typedNumber(formats, values.weightGrams, 'measure'),
    }),
    ...(pictures && { pictures }),
    ...(fits.length > 0 && { fits }),
    ...(needsAlso.length > 0 && { needsAlso }),
    ...(values.lengthMm.trim() !== '' && { lengthMm: typedNumber(formats, values.lengthMm, 'measure') }),
  }
}

/** Returns the details that differ from the shown ones; null clears a detail. */
export function changedDetails(formats: Formats, before: ProductDetails, values: DetailValues) {
  const shown = detailValuesOf(formats, before)
  const now = detailsOf(formats, values)
  return {
    ...(values.sku.trim() !== shown.sku && { sku: now.sku ?? null }),
    ...(values.brand.trim() !== shown.brand && { brand: now.brand ?? null }),
    ...(values.category.trim() !== shown.category && { category: now.category ?? null }),
    ...(values.specs !== shown.specs && { specs: now.specs ?? null }),
    ...(now.weightGrams !== before.weightGrams && { weightGrams: now.weightGrams ?? null }),
    ...(now.lengthMm !== before.lengthMm && { lengthMm: now.lengthMm ?? null }),
    ...(differs(now.pictures, before.pictures) && { pictures: now.pictures ?? null }),
    ...(differs(now.fits, before.fits) && { fits: now.fits ?? null }),
    ...(differs(now.needsAlso, before.needsAlso) && { needsAlso: now.needsAlso ?? null }),
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
  ...pictureListRules,
  ...rowRules(specList, productDetails.specs, (_, row) => specOf(row)),
  weightGrams: ({ weightGrams }, formats) => measure(formats, weightGrams, productDetails.weightGrams),
  lengthMm: ({ lengthMm }, formats) => measure(formats, lengthMm, productDetails.lengthMm),
}

/** Maps the details to their names in the API. */
export const detailWireNames: Readonly<Record<string, string>> = Object.fromEntries(
  ['sku', 'brand', 'category', ...fieldsOf(specList), ...pictureListFields, 'weightGrams', 'lengthMm'].map(
    (name) => [name, name],
  ),
)
