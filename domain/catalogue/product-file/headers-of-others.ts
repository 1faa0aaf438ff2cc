import type { OwnColumn } from './product-columns.ts'

/**
 * Headers of other shops' exports and of handwritten lists, by our column; earlier ones have priority. Sources: the
 * documented exports of Shopify, WooCommerce, Magento, PrestaShop, Shopware, BigCommerce and Square. Without pictures,
 * because their addresses are at the other shop, and without former prices, because a product that is new here never
 * had one.
 */
const headers: Readonly<Partial<Record<OwnColumn, readonly string[]>>> = {
  name: ['title', 'product name', 'item name', 'product title', 'artikelname', 'bezeichnung'],
  sku: [
    ...['variant sku', 'product code', 'product code/sku', 'product sku', 'product number', 'reference'],
    ...['item number', 'article number', 'artikelnummer'],
  ],
  price: [
    ...[
      'variant price',
      'regular price',
      'price tax included',
      'price (tax incl.)',
      'final price (tax incl.)',
    ],
    ...['price gross', 'gross price', 'unit price', 'preis'],
  ],
  minOrderQuantity: [
    ...['minimal quantity', 'minimum order quantity', 'minimum purchase quantity', 'min purchase'],
    ...['min cart qty', 'mindestbestellmenge'],
  ],
  availableQuantity: [
    ...[
      'variant inventory qty',
      'current stock level',
      'current stock',
      'stock level',
      'stock',
      'qty',
      'quantity',
    ],
    ...['lagerbestand', 'bestand'],
  ],
  shortDescription: [
    ...['summary', 'body (html)', 'product description', 'description', 'kurzbeschreibung', 'beschreibung'],
  ],
  brand: ['vendor', 'manufacturer', 'brand name', 'manufacturer name', 'brands', 'hersteller', 'marke'],
  category: ['product category', 'categories', 'category path', 'category name', 'product type', 'kategorie'],
  weightGrams: ['variant grams', 'weight (g)'],
  gtin: [
    ...['variant barcode', 'barcode', 'gtin, upc, ean, or isbn', 'ean', 'ean13', 'ean-13', 'upc'],
    ...['product upc/ean', 'global trade item number', 'global trade number', 'gtin-13', 'strichcode'],
  ],
  mpn: [
    ...['manufacturer part number', 'product mpn', 'manufacturer number', 'supplier number'],
    ...['manufacturer product number', 'herstellernummer'],
  ],
}

/** Returns the letters and digits of a header in lower case, for comparison. */
export const folded = (header: string) => header.toLowerCase().replaceAll(/[^a-z]/g, '')

interface Meaning {
  readonly column: OwnColumn
  /** The lowest rank has priority. */
  readonly rank: number
}

const meanings = new Map<string, Meaning>(
  Object.entries(headers).flatMap(([column, names]) =>
    // The keys are columns.
    names.map((name, rank) => [folded(name), { column: column as OwnColumn, rank }] as const),
  ),
)

/** Returns our column for a header of another shop's export; undefined if there is none. */
export function meaningOfOthers(header: string): Meaning | undefined {
  return meanings.get(folded(header))
}

/** Returns the last category of a path: "Wrenches" of "Tools > Wrenches, Sale". */
export function endOfPath(category: string): string {
  const path = category.split(/[,;|]/).find((each) => /[>›»]/u.test(each)) ?? ''
  const names = path
    .split(/[>›»]/u)
    .map((name) => name.trim())
    .filter(Boolean)
  return names.length < 2 ? category : (names.at(-1) ?? category)
}
