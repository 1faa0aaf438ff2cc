import { foldLetters } from '../../search/fold-text.ts'
import { withoutCurrency } from '../../shop/header-currency.ts'
import type { OwnColumn } from './product-columns.ts'

/**
 * Headers of other shops' exports and of handwritten lists, by our column; earlier ones have priority. Sources: the
 * documented exports of Shopify, WooCommerce, Magento, PrestaShop, Shopware, BigCommerce and Square. Without pictures,
 * because their addresses are at the other shop, and without former prices, because a product that is new here never
 * had one.
 */
const headers: Readonly<Partial<Record<OwnColumn, readonly string[]>>> = {
  name: [
    ...['title', 'product name', 'item name', 'product title', 'artikelname', 'produktname', 'bezeichnung'],
    // `name` itself is our column; here it is that of `name(en-gb)`.
    ...['nom du produit', 'designation', 'nom', 'name'],
  ],
  sku: [
    ...['variant sku', 'product code', 'product code/sku', 'product sku', 'product number', 'reference'],
    ...['item number', 'item no', 'article number', 'article no', 'artikelnummer', 'artikel-nr', 'art-nr'],
    ...['produktnummer', 'ugs', 'ref'],
  ],
  price: [
    ...[
      'variant price',
      'regular price',
      'price tax included',
      'price (tax incl.)',
      'final price (tax incl.)',
    ],
    ...['price gross', 'gross price', 'unit price', 'bruttopreis', 'verkaufspreis', 'vk brutto', 'preis'],
    // `price` itself is our column; here it is that of `Price (EUR)`.
    ...['prix ttc', 'prix de vente', 'prix', 'price'],
  ],
  minOrderQuantity: [
    ...['minimal quantity', 'minimum order quantity', 'minimum purchase quantity', 'min purchase'],
    ...['min cart qty', 'mindestbestellmenge', 'quantite minimale'],
  ],
  availableQuantity: [
    ...[
      'variant inventory qty',
      'current stock level',
      'current stock',
      'stock level',
      'stock quantity',
      'stock',
      'on hand',
      'inventory',
      'qty',
      'quantity',
    ],
    ...['lagerbestand', 'bestand', 'lager', 'menge', 'quantite en stock', 'quantite'],
  ],
  shortDescription: [
    ...['summary', 'body (html)', 'product description', 'description', 'kurzbeschreibung', 'beschreibung'],
    ...['langbeschreibung', 'description courte'],
  ],
  brand: [
    ...['vendor', 'manufacturer', 'brand name', 'manufacturer name', 'brands', 'hersteller', 'marke'],
    ...['marque', 'fabricant'],
  ],
  category: [
    ...['product category', 'categories', 'category path', 'category name', 'product type', 'kategorie'],
    ...['warengruppe', 'categorie'],
  ],
  weightGrams: ['variant grams', 'weight (g)', 'gewicht (g)', 'poids (g)'],
  gtin: [
    ...['variant barcode', 'barcode', 'gtin, upc, ean, or isbn', 'ean', 'ean13', 'ean-13', 'upc'],
    ...['product upc/ean', 'global trade item number', 'global trade number', 'gtin-13', 'strichcode'],
    ...['ean code', 'code barres'],
  ],
  mpn: [
    ...['manufacturer part number', 'product mpn', 'manufacturer number', 'supplier number'],
    ...['manufacturer product number', 'herstellernummer'],
  ],
}

/** Returns the letters of a header in lower case and without accents, for comparison. */
export const folded = (header: string) => foldLetters(header).replaceAll(/[^a-z]/g, '')

/** The language of a column, which some shops write behind its name: `name(en-gb)`. */
const languageOfHeader = /\([a-z]{2}-[a-z]{2}\)$/i

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
  const plain = header.trim().replace(languageOfHeader, '')
  return meanings.get(folded(plain)) ?? meanings.get(folded(withoutCurrency(plain)))
}

/** The first category of a path of Magento, whose names have slashes between them. */
const rootOfMagento = /^(?:Default Category|Root Catalog)\//i

/** Returns the last category of a path: "Wrenches" of "Tools > Wrenches, Sale". */
export function endOfPath(category: string): string {
  const [first = ''] = category.split(',', 1)
  if (rootOfMagento.test(first)) return first.slice(first.lastIndexOf('/') + 1).trim() || category
  const path = category.split(/[,;|]/).find((each) => /[>›»]/u.test(each)) ?? ''
  const names = path
    .split(/[>›»]/u)
    .map((name) => name.trim())
    .filter(Boolean)
  return names.length < 2 ? category : (names.at(-1) ?? category)
}
