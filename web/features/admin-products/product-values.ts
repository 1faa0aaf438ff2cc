import { openingStock, toolFields, toolForm } from '../../../contract/catalogue/tools.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import type { Product } from '../../api/rows/products.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { type PictureValues, pictureRule } from '../../forms/picture-field.tsx'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'
import {
  type DetailValues,
  detailRules,
  detailsOf,
  detailValuesOf,
  detailWireNames,
  emptyDetails,
} from './details/detail-values.ts'
import {
  emptyPrices,
  type PriceValues,
  priceRules,
  pricesOf,
  priceValuesOf,
  priceWireNames,
} from './price-values.ts'

type Stored = DescribedProduct & Pick<Product, 'stocked'>

/** Values of a product form: texts, as typed. */
export interface ProductValues extends PictureValues, PriceValues, DetailValues {
  /** `tool` or `part`. */
  readonly kind: string
  readonly name: string
  readonly description: string
  readonly minQuantity: string
  readonly availableQuantity: string
  readonly price: string
}

/** Values of an empty form. */
export const emptyProduct: ProductValues = {
  kind: 'tool',
  img: '',
  chosen: '',
  name: '',
  description: '',
  minQuantity: '',
  availableQuantity: '',
  price: '',
  ...emptyPrices,
  ...emptyDetails,
}

/** Maps the fields that can show an error to their names in the API. */
export const productWireNames = {
  image: 'img',
  name: 'name',
  description: 'shortDescription',
  minQuantity: 'minOrderQuantity',
  availableQuantity: 'availableQuantity',
  price: 'price',
  ...priceWireNames,
  ...detailWireNames,
}

/** Rules for changing a product. Its stock changes elsewhere, with a reason. */
export const productRules: FieldRules<ProductValues> = {
  image: pictureRule(toolForm.image.required),
  name: ({ name }) => textProblem(name, toolForm.name),
  description: ({ kind, description }) =>
    mayBeEmpty(kind, description) ? undefined : textProblem(description, toolForm.description),
  minQuantity: ({ kind, minQuantity }, formats) =>
    mayBeEmpty(kind, minQuantity)
      ? undefined
      : (textProblem(minQuantity, toolForm.minQuantity) ??
        numberProblem(formats, minQuantity, 'pieces', toolFields.minOrderQuantity)),
  price: ({ price }, formats) =>
    textProblem(price, toolForm.price) ?? numberProblem(formats, price, 'amount', toolFields.price),
  ...priceRules,
  ...detailRules,
}

/**
 * Rules for a product that has no stock yet: a new product, or a part that gets stock. A part needs both stock and
 * minimum order, or neither.
 */
export const newProductRules: FieldRules<ProductValues> = {
  ...productRules,
  minQuantity: (values, formats, file) => {
    const { kind, minQuantity, availableQuantity } = values
    return mayBeEmpty(kind, minQuantity) && !mayBeEmpty(kind, availableQuantity)
      ? toolForm.minQuantity.required
      : productRules.minQuantity?.(values, formats, file)
  },
  availableQuantity: ({ kind, minQuantity, availableQuantity }, formats) =>
    mayBeEmpty(kind, minQuantity + availableQuantity)
      ? undefined
      : (textProblem(availableQuantity, toolForm.availableQuantity) ??
        numberProblem(formats, availableQuantity, 'pieces', openingStock)),
}

/** Returns whether a field may be empty: a part needs no description and no stock. */
function mayBeEmpty(kind: string, text: string): boolean {
  return kind === 'part' && text.trim() === ''
}

/** Returns the form values of a product; a part without stock has empty figures. */
export function valuesOf(formats: Formats, product: Stored): ProductValues {
  const figure = (pieces: number | undefined) => (product.stocked === false ? '' : String(pieces ?? ''))
  return {
    kind: product.kind ?? 'tool',
    img: product.img,
    chosen: '',
    name: product.name,
    description: product.shortDescription,
    minQuantity: figure(product.minOrderQuantity),
    availableQuantity: figure(product.availableQuantity),
    price: product.price === undefined ? '' : fieldAmount(formats, product.price),
    ...priceValuesOf(formats, product),
    ...detailValuesOf(formats, product),
  }
}

/** Converts form values to a request body, with numbers as numbers (spec §10, numbers). */
export function productOf(formats: Formats, values: Omit<ProductValues, 'chosen'>) {
  return {
    img: values.img,
    name: values.name.trim(),
    shortDescription: values.description.trim(),
    minOrderQuantity: typedNumber(formats, values.minQuantity, 'pieces'),
    availableQuantity: typedNumber(formats, values.availableQuantity, 'pieces'),
    price: typedNumber(formats, values.price, 'amount'),
    ...pricesOf(formats, values),
    ...detailsOf(formats, values),
  }
}
