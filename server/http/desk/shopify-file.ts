import { stringify } from 'csv-stringify/sync'
import type { Product } from '../../../contract/catalogue/products.ts'
import { cleanText } from '../../../contract/clean-text.ts'
import {
  familyOf,
  Handles,
  type ShopifyRow,
  shopifyColumns,
  shopifyRows,
} from '../../../domain/catalogue/other-shops/shopify-rows.ts'
import { harmlessCell } from '../../../domain/catalogue/product-file/harmless-cell.ts'
import { withOwnKeys } from '../../../domain/catalogue/spec-dictionary.ts'
import { listOwnSpecKeys } from '../../data/queries/catalogue/spec-keys.ts'
import type { Shop } from '../../operations/shop.ts'
import type { FileWriter } from './file-writer.ts'

/**
 * Returns a writer of Shopify's file of products. Members of a family are together there, as variants of one product;
 * so they wait for the end of the list, and all others are written at once.
 */
export async function shopifyWriter({ database, publicUrl }: Shop): Promise<FileWriter<Product>> {
  const dictionary = withOwnKeys(await listOwnSpecKeys(database.read))
  const absolute = (img: string) => (img.startsWith('/') ? `${publicUrl}${img}` : img)
  const handles = new Handles()
  const families = new Map<string, Product[]>()
  const rowsOf = (members: readonly Product[]) => {
    const [first] = members
    const name = members.length > 1 ? first?.family : first?.name
    return shopifyRows(members, handles.of(name ?? ''), { dictionary, absolute })
  }
  return {
    begin: () => linesOf([Object.fromEntries(shopifyColumns.map((column) => [column, column]))]),
    lines(products) {
      const alone = products.filter((product) => {
        const family = familyOf(product)
        if (family === undefined) return true
        const members = families.get(family)
        if (members) members.push(product)
        else families.set(family, [product])
        return false
      })
      return linesOf(alone.flatMap((product) => rowsOf([product])))
    },
    *end() {
      for (const members of families.values()) yield linesOf(rowsOf(members))
    },
  }
}

/** Writes rows with commas and decimal points, whatever the shop's own writing is, because a program reads them. */
function linesOf(rows: readonly ShopifyRow[]): string {
  const cells = rows.map((row) => shopifyColumns.map((column) => harmlessCell(cleanText(row[column] ?? ''))))
  return stringify(cells, { record_delimiter: '\r\n' })
}
