import type { Tool } from '../../api/rows/catalogue.ts'
import type { PictureValues } from '../../forms/picture-field.tsx'

/** What stands in a product's form: texts, as they were typed. */
export interface ProductValues extends PictureValues {
  readonly name: string
  readonly description: string
  readonly minQuantity: string
  readonly availableQuantity: string
  readonly price: string
}

/** What the form says before anybody has typed. */
export const emptyProduct = {
  img: '',
  chosen: '',
  name: '',
  description: '',
  minQuantity: '',
  availableQuantity: '',
  price: '',
} as const

/** The fields that say themselves what the shop finds wrong with them, and what the shop calls them. */
export const productFields = [
  ['image', 'img'],
  ['name', 'name'],
  ['description', 'shortDescription'],
  ['minQuantity', 'minOrderQuantity'],
  ['availableQuantity', 'availableQuantity'],
  ['price', 'price'],
] as const
export const productWireNames = productFields.map(([, wireName]) => wireName)

/** What the fields say for a tool. */
export function valuesOf(tool: Tool) {
  return {
    img: tool.img,
    chosen: '',
    name: tool.name,
    description: tool.shortDescription,
    minQuantity: String(tool.minOrderQuantity ?? ''),
    availableQuantity: String(tool.availableQuantity ?? ''),
    price: tool.price?.toFixed(2) ?? '',
  }
}

/** What is sent for these values, numbers as numbers (spec §10, numbers). */
export function productOf(values: Omit<ProductValues, 'image' | 'chosen'>) {
  return {
    img: values.img,
    name: values.name.trim(),
    shortDescription: values.description.trim(),
    minOrderQuantity: Number(values.minQuantity),
    availableQuantity: Number(values.availableQuantity),
    price: Number(values.price),
  }
}
