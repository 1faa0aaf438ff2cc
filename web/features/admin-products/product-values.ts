import { openingStock, toolFields, toolForm } from '../../../contract/tools.ts'
import type { DescribedTool } from '../../api/rows/catalogue.ts'
import { type FieldRules, schemaProblem, textProblem } from '../../forms/field-rules.ts'
import { type PictureValues, pictureRule } from '../../forms/picture-field.tsx'
import {
  type DetailValues,
  detailRules,
  detailsOf,
  detailValuesOf,
  detailWireNames,
} from './detail-values.ts'
import { type PriceValues, priceRules, pricesOf, priceValuesOf, priceWireNames } from './price-values.ts'

/** Values of a product form: texts, as typed. */
export interface ProductValues extends PictureValues, PriceValues, DetailValues {
  readonly name: string
  readonly description: string
  readonly minQuantity: string
  readonly availableQuantity: string
  readonly price: string
}

/** Values of an empty form. */
export const emptyProduct: ProductValues = {
  img: '',
  chosen: '',
  name: '',
  description: '',
  minQuantity: '',
  availableQuantity: '',
  price: '',
  ...priceValuesOf({}),
  ...detailValuesOf({}),
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
  description: ({ description }) => textProblem(description, toolForm.description),
  minQuantity: ({ minQuantity }) =>
    textProblem(minQuantity, toolForm.minQuantity) ?? schemaProblem(minQuantity, toolFields.minOrderQuantity),
  price: ({ price }) => textProblem(price, toolForm.price) ?? schemaProblem(price, toolFields.price),
  ...priceRules,
  ...detailRules,
}

/** Rules for a new product, which includes the initial stock. */
export const newProductRules: FieldRules<ProductValues> = {
  ...productRules,
  availableQuantity: ({ availableQuantity }) =>
    textProblem(availableQuantity, toolForm.availableQuantity) ??
    schemaProblem(availableQuantity, openingStock),
}

/** Returns the form values of a product. */
export function valuesOf(tool: DescribedTool): ProductValues {
  return {
    img: tool.img,
    chosen: '',
    name: tool.name,
    description: tool.shortDescription,
    minQuantity: String(tool.minOrderQuantity ?? ''),
    availableQuantity: String(tool.availableQuantity ?? ''),
    price: tool.price?.toFixed(2) ?? '',
    ...priceValuesOf(tool),
    ...detailValuesOf(tool),
  }
}

/** Converts form values to a request body, with numbers as numbers (spec §10, numbers). */
export function productOf(values: Omit<ProductValues, 'chosen'>) {
  return {
    img: values.img,
    name: values.name.trim(),
    shortDescription: values.description.trim(),
    minOrderQuantity: Number(values.minQuantity),
    availableQuantity: Number(values.availableQuantity),
    price: Number(values.price),
    ...pricesOf(values),
    ...detailsOf(values),
  }
}
