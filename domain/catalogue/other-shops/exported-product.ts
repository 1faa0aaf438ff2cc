import type { ProductState } from '../../../contract/catalogue/product-states.ts'

/** A row of a file, with its number in a spreadsheet; the header is row 1. */
export interface ExportRow {
  readonly row: number
  readonly cells: readonly string[]
}

export interface ExportedPicture {
  readonly address: string
  readonly alt: string
}

/** A variant of another shop's product, with its cells as they are written. */
export interface ExportedVariant {
  readonly row: number
  readonly cells: readonly string[]
  readonly sku: string
  readonly price: string
  /** The price before a reduction; empty without one. */
  readonly earlierPrice: string
  readonly barcode: string
  readonly mpn: string
  /** In grams, with a decimal point; empty if unknown. */
  readonly weightGrams: string
  /** In millimetres, with a decimal point; empty if unknown. */
  readonly lengthMm: string
  /** Empty if the other shop did not count the pieces. */
  readonly stock: string
  /** Its values of the product's options, in their order; empty for any value. */
  readonly values: readonly string[]
  /** The address of its own picture; empty without one. */
  readonly image: string
}

/** A product of another shop, in the form that all exports have in common. */
export interface ExportedProduct {
  /** Its name in addresses, from which a missing SKU is made. */
  readonly handle: string
  readonly title: string
  /** May be HTML. */
  readonly description: string
  readonly brand: string
  /** May be a path. */
  readonly category: string
  readonly state: ProductState
  readonly options: readonly string[]
  readonly pictures: readonly ExportedPicture[]
  readonly variants: readonly ExportedVariant[]
  /** Facts about all variants, by their names. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
}
