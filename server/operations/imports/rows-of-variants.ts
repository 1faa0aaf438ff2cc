import type { ProductColumn } from '../../../domain/catalogue/product-file/product-columns.ts'
import type { FileRow } from './file-row.ts'

/** Columns that a variant shares with its product's row above it. */
const inherited: ReadonlySet<ProductColumn> = new Set([
  ...(['kind', 'state', 'minOrderQuantity', 'shortDescription', 'brand', 'category'] as const),
])

const optionValue = /^\s*option\s?\d\s+value\s*$/i

/**
 * Completes the rows of Shopify's export, where the variants of a product follow its row with the same `Handle` and an
 * empty `Title`. Each variant gets the product's name with its own options. Drops rows that only add a picture.
 */
export function withVariants(
  header: readonly string[],
  columns: ReadonlyMap<number, ProductColumn>,
  rows: readonly FileRow[],
): readonly FileRow[] {
  const handle = header.findIndex((name) => /^\s*handle\s*$/i.test(name))
  const placeOf = (wanted: ProductColumn) => [...columns].find(([, column]) => column === wanted)?.[0] ?? -1
  const [name, sku, price] = [placeOf('name'), placeOf('sku'), placeOf('price')]
  if (handle < 0 || name < 0) return rows
  const options = header.flatMap((title, index) => (optionValue.test(title) ? [index] : []))
  const at = ({ cells }: FileRow, index: number) => (cells[index] ?? '').trim()
  let product: FileRow | undefined
  return rows.flatMap((row) => {
    if (
      at(row, name) !== '' ||
      !product ||
      at(row, handle) === '' ||
      at(row, handle) !== at(product, handle)
    ) {
      product = row
      return [nameWith(row)]
    }
    if (at(row, sku) === '' && at(row, price) === '') return []
    const above = product
    const cells = row.cells.map((cell, index) => {
      const column = columns.get(index)
      return column && inherited.has(column) && cell.trim() === '' ? (above.cells[index] ?? '') : cell
    })
    cells[name] = at(above, name)
    return [nameWith({ ...row, cells })]
  })

  /** Adds the options of a variant to its name; products without variants have the option "Default Title". */
  function nameWith(row: FileRow): FileRow {
    const values = options
      .map((index) => at(row, index))
      .filter((value) => value !== '' && value !== 'Default Title')
    if (values.length === 0) return row
    return { ...row, cells: row.cells.with(name, `${at(row, name)}, ${values.join(', ')}`) }
  }
}
