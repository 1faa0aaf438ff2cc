import type { ImportFormat } from '../../../contract/catalogue/imports.ts'
import type { Adaptations } from './adaptations.ts'
import type { ExportedProduct, ExportRow } from './exported-product.ts'
import { shopifyGroups, shopifyPlaces, shopifyProduct } from './shopify-products.ts'
import { placesTaken, wooGroups, wooPlaces, wooProduct } from './woocommerce-products.ts'

/** How the rows of another shop's export of products are read. */
export interface OtherShopExport {
  readonly format: ImportFormat
  readonly hasPrices: boolean
  /** The places of the columns that are read. */
  readonly taken: ReadonlySet<number>
  /** Returns the SKU of a row; empty without one. */
  skuOf(row: ExportRow): string
  /** Groups the rows of a file by their product. */
  groupsOf(rows: readonly ExportRow[]): readonly (readonly ExportRow[])[]
  /** Reads a product; undefined if this shop cannot sell it. */
  productOf(rows: readonly ExportRow[], adaptations: Adaptations): ExportedProduct | undefined
}

/** Recognizes another shop's export of products by its header. */
export function exportOfOtherShop(header: readonly string[]): OtherShopExport | undefined {
  const shopify = shopifyPlaces(header)
  if (shopify) {
    return {
      format: 'shopify',
      hasPrices: shopify.has('price'),
      taken: new Set(shopify.taken),
      skuOf: ({ cells }) => shopify.at(cells, 'sku'),
      groupsOf: (rows) => shopifyGroups(rows, shopify),
      productOf: (rows, adaptations) => shopifyProduct(rows, shopify, adaptations),
    }
  }
  const woo = wooPlaces(header)
  if (!woo) return undefined
  return {
    format: 'woocommerce',
    hasPrices: true,
    taken: new Set(placesTaken(woo)),
    skuOf: ({ cells }) => woo.places.at(cells, 'sku'),
    groupsOf: (rows) => wooGroups(rows, woo),
    productOf: (rows, adaptations) => wooProduct(rows, woo, adaptations),
  }
}
