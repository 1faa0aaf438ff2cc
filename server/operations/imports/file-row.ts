import type { MovedProduct } from '../../../domain/catalogue/other-shops/moved-products.ts'

/** A row of a file, with its number in a spreadsheet; the header is row 1. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
  /** What a row of another shop's export says in this shop's columns. */
  readonly moved?: MovedProduct
}
