import type { ProductState } from '../../../contract/catalogue/product-states.ts'
import type { Adaptations } from './adaptations.ts'
import { ExportPlaces, foldedHeader, type Spellings } from './export-places.ts'
import type { ExportedProduct, ExportedVariant, ExportRow } from './exported-product.ts'
import { isNoAmount, measureIn } from './plain-cells.ts'

/** The headers of WooCommerce's export of products in English, German and French, in which it writes them. */
const spellings = {
  id: ['ID'],
  type: ['Type', 'Typ'],
  sku: ['SKU', 'Artikelnummer', 'UGS'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN oder ISBN', 'GTIN, UPC, EAN ou ISBN', 'GTIN'],
  name: ['Name', 'Nom'],
  published: ['Published', 'Veröffentlicht', 'Publié'],
  visibility: ['Visibility in catalog', 'Sichtbarkeit im Katalog', 'Visibilité dans le catalogue'],
  short: ['Short description', 'Kurzbeschreibung', 'Description courte'],
  description: ['Description', 'Beschreibung'],
  stock: ['Stock', 'Bestand', 'Lager', 'Lagerbestand'],
  salePrice: ['Sale price', 'Angebotspreis', 'Tarif promo'],
  price: ['Regular price', 'Regulärer Preis', 'Tarif régulier'],
  categories: ['Categories', 'Kategorien', 'Catégories'],
  images: ['Images', 'Bilder'],
  parent: ['Parent', 'Übergeordnetes Produkt', 'Eltern', 'Übergeordnet'],
  brands: ['Brands', 'Marken', 'Marques', 'Brand', 'Marke', 'Marque'],
} as const satisfies Spellings<string>

type Places = ExportPlaces<keyof typeof spellings>

interface AttributePlaces {
  readonly name: number
  readonly values: number
}

interface MeasurePlace {
  readonly place: number
  readonly unit: string
}

/** The places of the columns of an export. */
export interface WooPlaces {
  readonly places: Places
  readonly attributes: readonly AttributePlaces[]
  readonly weight: MeasurePlace | undefined
  readonly length: MeasurePlace | undefined
}

/** Returns the places of a header's columns; undefined if it is not that of WooCommerce's export of products. */
export function wooPlaces(header: readonly string[]): WooPlaces | undefined {
  const places = new ExportPlaces(header, spellings)
  const isExport =
    places.has('type') &&
    places.has('name') &&
    places.has('price') &&
    (['published', 'categories', 'images', 'parent'] as const).some((field) => places.has(field))
  if (!isExport) return undefined
  return {
    places,
    attributes: attributePlaces(header),
    weight: measurePlace(header, /^\W*(?:weight|gewicht|poids) ?\((\w+)\)$/i),
    length: measurePlace(header, /^\W*(?:length|länge|longueur) ?\((\w+)\)$/i),
  }
}

function attributePlaces(header: readonly string[]): readonly AttributePlaces[] {
  const folded = header.map(foldedHeader)
  const found: AttributePlaces[] = []
  for (let number = 1; ; number += 1) {
    const at = (...names: readonly string[]) => folded.findIndex((name) => names.includes(name))
    const name = at(`attribute${number}name`, `attribut${number}name`, `nomdelattribut${number}`)
    const values = at(`attribute${number}values`, `attribut${number}werte`, `valeursdelattribut${number}`)
    if (name < 0 || values < 0) return found
    found.push({ name, values })
  }
}

function measurePlace(header: readonly string[], pattern: RegExp): MeasurePlace | undefined {
  for (const [place, name] of header.entries()) {
    const [, unit] = pattern.exec(name.trim()) ?? []
    if (unit !== undefined) return { place, unit }
  }
  return undefined
}

/** Returns the places of all columns that are read. */
export function placesTaken({ places, attributes, weight, length }: WooPlaces): readonly number[] {
  return [
    ...places.taken,
    ...attributes.flatMap(({ name, values }) => [name, values]),
    ...(weight ? [weight.place] : []),
    ...(length ? [length.place] : []),
  ]
}

const isOfType = (row: ExportRow, { places }: WooPlaces, type: string) =>
  places
    .at(row.cells, 'type')
    .toLowerCase()
    .split(',')
    .some((each) => each.trim() === type)

/** Groups rows by their product: a product, or a variable product and its variations, wherever they are. */
export function wooGroups(rows: readonly ExportRow[], woo: WooPlaces): readonly (readonly ExportRow[])[] {
  const { places } = woo
  const isVariation = (row: ExportRow) => isOfType(row, woo, 'variation')
  const groups = rows.filter((row) => !isVariation(row)).map((row) => [row])
  const byName = new Map<string, ExportRow[]>()
  for (const group of groups) {
    const [{ cells } = { cells: [] }] = group
    for (const name of [places.at(cells, 'sku'), `id:${places.at(cells, 'id')}`])
      if (name !== '' && name !== 'id:') byName.set(name.toLowerCase(), group)
  }
  const alone: ExportRow[][] = []
  for (const row of rows.filter(isVariation)) {
    const parent = byName.get(places.at(row.cells, 'parent').toLowerCase())
    if (parent) parent.push(row)
    else alone.push([row])
  }
  return [...groups, ...alone]
}

/** Products of several others, by WooCommerce itself and by common extensions. */
const groupTypes = ['grouped', 'bundle', 'composite', 'woosb', 'yith_bundle', 'mix-and-match']
/** Gift cards, which extensions sell. */
const giftCardTypes = ['gift-card', 'gift_card', 'pw-gift-card', 'ywgc-gift-card', 'gift-certificate']

/** Reads a product with its variations; undefined if this shop cannot sell it. */
export function wooProduct(
  rows: readonly ExportRow[],
  woo: WooPlaces,
  adaptations: Adaptations,
): ExportedProduct | undefined {
  const [first, ...variations] = rows
  if (!first) return undefined
  const { places } = woo
  const at = (field: keyof typeof spellings) => places.at(first.cells, field)
  const leave = (kind: Parameters<Adaptations['note']>[0]) => {
    adaptations.note(kind, first.row)
    return undefined
  }
  if (groupTypes.some((type) => isOfType(first, woo, type))) return leave('grouped')
  if (giftCardTypes.some((type) => isOfType(first, woo, type))) return leave('giftCards')
  if (isOfType(first, woo, 'external')) return leave('external')
  const isVariable = isOfType(first, woo, 'variable')
  if (isVariable && variations.length === 0) return leave('withoutVariations')
  if (isOfType(first, woo, 'variation')) adaptations.note('withoutProduct', first.row)
  const isVirtual = ['virtual', 'downloadable'].some((type) => isOfType(first, woo, type))
  if (isVirtual) adaptations.note('virtual', first.row)
  const own = attributesOf(first, woo)
  const optionNames = isVariable
    ? [...new Set(variations.flatMap((row) => attributesOf(row, woo).keys()).flatMap((names) => [...names]))]
    : []
  return {
    handle: at('name') || at('sku') || `id-${at('id')}`,
    title: at('name'),
    description: descriptionOf(at('short'), at('description')),
    brand: listIn(at('brands'))[0] ?? '',
    category: listIn(at('categories'))[0] ?? '',
    state: isVirtual ? 'draft' : stateOf(at('published'), at('visibility')),
    options: optionNames,
    pictures: imagesIn(at('images')).map((address) => ({ address, alt: '' })),
    variants: (isVariable ? variations : [first]).map((row) =>
      variantOf(row, first, { ...woo, optionNames, isVariable }, adaptations),
    ),
    attributes: [...own].filter(([name, value]) => value !== '' && !optionNames.includes(name)),
  }
}

/** Returns the attributes of a row by their names. */
function attributesOf({ cells }: ExportRow, { attributes }: WooPlaces): ReadonlyMap<string, string> {
  const found = attributes.flatMap(({ name, values }) => {
    const named = (cells[name] ?? '').trim()
    return named === '' ? [] : [[named, (cells[values] ?? '').trim().replaceAll('\\,', ',')] as const]
  })
  return new Map(found)
}

function variantOf(
  row: ExportRow,
  product: ExportRow,
  woo: WooPlaces & { readonly optionNames: readonly string[]; readonly isVariable: boolean },
  adaptations: Adaptations,
): ExportedVariant {
  const { places } = woo
  const at = (field: keyof typeof spellings) => places.at(row.cells, field)
  if (!isNoAmount(at('salePrice'))) adaptations.note('salePrices', row.row)
  const attributes = attributesOf(row, woo)
  const measure = (of: MeasurePlace | undefined) =>
    of === undefined
      ? ''
      : measureIn((row.cells[of.place] ?? '').trim() || (product.cells[of.place] ?? '').trim(), of.unit)
  return {
    row: row.row,
    cells: row.cells,
    sku: at('sku') === places.at(product.cells, 'sku') && woo.isVariable ? '' : at('sku'),
    price: at('price'),
    earlierPrice: '',
    barcode: at('gtin'),
    mpn: '',
    weightGrams: measure(woo.weight),
    lengthMm: measure(woo.length),
    stock: at('stock'),
    values: woo.optionNames.map((name) => attributes.get(name) ?? ''),
    image: woo.isVariable ? (imagesIn(at('images'))[0] ?? '') : '',
  }
}

/** Returns the short description and the long one, which follows it here. */
function descriptionOf(short: string, long: string): string {
  const [first, second] = [short, long].map((text) => withoutShortCodes(text.replaceAll('\\n', '\n')).trim())
  if (!first || !second || second.includes(first)) return second || first || ''
  return first.includes('<') || second.includes('<') ? `${first}<p></p>${second}` : `${first}\n\n${second}`
}

/**
 * Removes short codes, which only the other shop's programs can show: `[vc_row width="1"]`, `[/vc_row]`, `[gallery]`.
 * Words in brackets stay: they have no value, and no end with a slash.
 */
function withoutShortCodes(text: string): string {
  const ended = new Set([...text.matchAll(/\[\/([\w-]{1,60})\]/g)].map(([, name = '']) => name))
  return text.replaceAll(/\[\/?([\w-]{1,60})([^[\]]{0,2000})\]/g, (code, name: string, rest: string) =>
    ended.has(name) || name === 'gallery' || /^\s[\s\w-]*=\s*["'\d]/.test(rest) ? '' : code,
  )
}

/** Splits a list at its commas; one that belongs to an entry has a backslash before it. */
function listIn(cell: string): readonly string[] {
  return cell
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

/** Splits a list of addresses, which may contain commas themselves. */
function imagesIn(cell: string): readonly string[] {
  return [
    ...new Set(
      cell
        .split(/,\s*(?=https?:|\/)|,\s+/)
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ]
}

/** Returns the state of a product: -1 is a draft, 0 is private. */
function stateOf(published: string, visibility: string): ProductState {
  if (/^[-−]1$/.test(published)) return 'draft'
  return /^(?:0|false|falsch|faux|no|nein|non)$/i.test(published) ||
    /^(?:hidden|versteckt|caché)$/i.test(visibility)
    ? 'hidden'
    : 'shown'
}
