import { productColumns } from '../../../domain/product-file/product-columns.ts'

/** A product that shows how each cell is written. */
const example: Readonly<Record<string, string>> = {
  name: 'Cone wrench 13/15 mm',
  sku: 'CW-1315',
  state: 'draft',
  price: '9.50',
  priceBreaks: '10: 8.50; 50: 7.90',
  minOrderQuantity: '1',
  availableQuantity: '12',
  img: '/pictures/cone-wrench.webp',
  shortDescription: 'Thin wrench for the cones of hubs.',
  brand: 'Truewheel',
  category: 'Hub tools',
  weightGrams: '95',
  lengthMm: '150',
}

/** Returns a CSV file with the columns that an import reads and one example, which is a draft. */
export function templateFile(): string {
  const columns = productColumns.filter((column) => column !== 'exportedQuantity')
  const row = columns.map((column) => example[column] ?? '')
  return `\uFEFF${[columns, row].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
