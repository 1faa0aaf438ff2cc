import type { ProductState } from '../../../contract/catalogue/product-states.ts'
import { withoutApostrophe } from '../product-file/harmless-cell.ts'
import type { Adaptations } from './adaptations.ts'
import { ExportPlaces, type Spellings } from './export-places.ts'
import type { ExportedProduct, ExportedVariant, ExportRow } from './exported-product.ts'
import { isYes, measureIn } from './plain-cells.ts'

/** The headers of Shopify's export of products, since 2025 and before, in the order of preference. */
const spellings = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  body: ['Description', 'Body (HTML)', 'Body HTML'],
  vendor: ['Vendor'],
  type: ['Type', 'Custom Product Type'],
  category: ['Product category', 'Standardized Product Type', 'Standard Product Type'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  sku: ['SKU', 'Variant SKU'],
  barcode: ['Barcode', 'Variant Barcode', 'Barcodes'],
  grams: ['Weight value (grams)', 'Variant Grams'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  price: ['Price', 'Variant Price'],
  earlierPrice: ['Compare-at price', 'Variant Compare At Price'],
  image: ['Product image URL', 'Image Src'],
  position: ['Image position'],
  alt: ['Image alt text'],
  variantImage: ['Variant image URL', 'Variant Image'],
  giftCard: ['Gift card'],
  mpn: ['Google Shopping / MPN', 'Google Shopping / Manufacturer part number (MPN)'],
  name1: ['Option1 name'],
  value1: ['Option1 value'],
  name2: ['Option2 name'],
  value2: ['Option2 value'],
  name3: ['Option3 name'],
  value3: ['Option3 value'],
} as const satisfies Spellings<string>

type Places = ExportPlaces<keyof typeof spellings>

/** The value of a product without options. The name of the option, "Title", may be translated. */
const noOption = /^default title$/i

/** Returns the places of a header's columns; undefined if it is not that of Shopify's export of products. */
export function shopifyPlaces(header: readonly string[]): Places | undefined {
  const places = new ExportPlaces(header, spellings)
  const isExport =
    places.has('handle') &&
    places.has('title') &&
    (['price', 'sku', 'value1', 'body', 'vendor'] as const).some((field) => places.has(field))
  return isExport ? places : undefined
}

/** Groups rows by their product: those with the same handle, wherever they are. */
export function shopifyGroups(rows: readonly ExportRow[], places: Places): readonly (readonly ExportRow[])[] {
  const groups = new Map<string, ExportRow[]>()
  for (const row of rows) {
    const handle = places.at(row.cells, 'handle')
    const key = handle === '' ? `row ${row.row}` : handle.toLowerCase()
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

/** Reads the rows of a product: its variants and pictures. Undefined for a gift card. */
export function shopifyProduct(
  rows: readonly ExportRow[],
  places: Places,
  adaptations: Adaptations,
): ExportedProduct | undefined {
  const [first] = rows
  if (!first) return undefined
  const of = (field: keyof typeof spellings) =>
    rows.map(({ cells }) => places.at(cells, field)).find(Boolean) ?? ''
  if (isYes(of('giftCard'))) {
    for (const { row } of rows) if (row === first.row) adaptations.note('giftCards', row)
    return undefined
  }
  const options = optionsOf(of)
  const isVariant = ({ cells }: ExportRow) =>
    (['sku', 'price', 'value1'] as const).some((field) => places.at(cells, field) !== '')
  const withVariants = rows.filter((row) => row === first || isVariant(row))
  const { row } = first
  return {
    handle: of('handle') || of('title') || `row-${row}`,
    title: of('title'),
    description: of('body'),
    brand: of('vendor'),
    category: of('type') || of('category'),
    state: stateOf(of('status'), of('published')),
    options: options.map(({ name }) => name),
    pictures: picturesOf(rows, places),
    variants: withVariants.map((each) => variantOf(each, places, options)),
    attributes: [],
  }
}

interface Option {
  readonly name: string
  readonly value: 'value1' | 'value2' | 'value3'
}

function optionsOf(of: (field: keyof typeof spellings) => string): readonly Option[] {
  const all = ([1, 2, 3] as const).map((number) => ({
    name: of(`name${number}`) || `Option ${number}`,
    value: `value${number}` as const,
    first: of(`value${number}`),
  }))
  return all.filter(({ first }) => first !== '' && !noOption.test(first))
}

function variantOf({ row, cells }: ExportRow, places: Places, options: readonly Option[]): ExportedVariant {
  const at = (field: keyof typeof spellings) => places.at(cells, field)
  const isCounted = !places.has('tracker') || at('tracker') !== '' || /[1-9]/.test(at('quantity'))
  return {
    row,
    cells,
    sku: at('sku'),
    price: at('price'),
    earlierPrice: at('earlierPrice'),
    barcode: at('barcode'),
    mpn: at('mpn'),
    weightGrams: measureIn(at('grams'), 'g'),
    lengthMm: '',
    stock: isCounted ? at('quantity') : '',
    values: options.map(({ value }) => withoutApostrophe(at(value))),
    image: at('variantImage'),
  }
}

function picturesOf(rows: readonly ExportRow[], places: Places) {
  const pictures = rows.flatMap(({ cells }, index) => {
    const address = places.at(cells, 'image')
    const position = Number(places.at(cells, 'position') || index + 1)
    return address === '' ? [] : [{ address, alt: places.at(cells, 'alt'), position }]
  })
  const sorted = pictures.toSorted((a, b) => a.position - b.position)
  return [...new Map(sorted.map(({ address, alt }) => [address, { address, alt }])).values()]
}

/** Returns the state of a product; one that is not published is hidden. */
function stateOf(status: string, published: string): ProductState {
  if (/^draft$/i.test(status)) return 'draft'
  const isHidden = /^(?:archived|unlisted)$/i.test(status) || (published !== '' && !isYes(published))
  return isHidden ? 'hidden' : 'shown'
}
