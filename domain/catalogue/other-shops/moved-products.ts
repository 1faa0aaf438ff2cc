import { problemOfDamage, problemOfError } from '../product-file/damaged-cells.ts'
import type { OwnColumn, ProductColumn } from '../product-file/product-columns.ts'
import { sortedRows } from '../product-file/sorted-rows.ts'
import type { Adaptations } from './adaptations.ts'
import type { ExportedProduct, ExportedVariant } from './exported-product.ts'
import { type FamilyNames, type FamilyPlan, familyPlan, shortened } from './family-of-variants.ts'
import type { MadeSkus } from './made-skus.ts'
import { isNoAmount, plainAmount, readBarcode } from './plain-cells.ts'
import type { SpecKeysByName } from './spec-keys-by-name.ts'

/** A product of another shop in the columns of a file of products. */
export interface MovedProduct {
  readonly row: number
  /** The cells of its row in the file. */
  readonly written: readonly string[]
  readonly cells: ReadonlyMap<ProductColumn, string>
  /** Columns of `cells` that change no existing product. */
  readonly onlyNew: ReadonlySet<OwnColumn>
  readonly problems: Readonly<Partial<Record<ProductColumn, string>>>
  /** Whether the other shop has several of it, which share its pictures. */
  readonly isVariant: boolean
}

/** What the products of a file have in common. */
export interface Moving {
  readonly keys: SpecKeysByName
  readonly skus: MadeSkus
  readonly families: FamilyNames
  readonly adaptations: Adaptations
  /** Whether the file has prices at all. */
  readonly hasPrices: boolean
}

/** The longest texts of a product, and the most of its pictures. */
const longest = { name: 200, brand: 60, category: 60, value: 120, alt: 200 } as const
const mostPictures = 8
/** A spreadsheet cuts a cell after this many characters. */
const mostInCell = 32_767

/** What another shop says once for all variants, so that it changes no existing member of a family. */
const saidOnce = ['name', 'shortDescription', 'brand', 'category', 'state'] as const

/** Returns the products of a file for a product of another shop: one for each variant with a price. */
export function movedProducts(product: ExportedProduct, moving: Moving): readonly MovedProduct[] {
  const plan = familyPlan(product)
  const priced = product.variants.filter(({ row, price }) => {
    const has = !moving.hasPrices || !isNoAmount(plainAmount(price))
    if (!has) moving.adaptations.note('noPrice', row)
    return has
  })
  return priced.map((variant) => movedProduct(product, variant, plan, moving))
}

function movedProduct(
  product: ExportedProduct,
  variant: ExportedVariant,
  plan: FamilyPlan | undefined,
  moving: Moving,
): MovedProduct {
  const { row } = variant
  const { adaptations } = moving
  const isVariant = product.variants.length > 1
  const cells = new Map<OwnColumn, string>()
  const onlyNew = new Set<OwnColumn>(['minOrderQuantity', ...(isVariant ? saidOnce : [])])
  const cut = (text: string, most: number) => {
    if (text.length > most) adaptations.note('cutTexts', row)
    return shortened(text, most)
  }
  const set = (column: OwnColumn, cell: string) => cell !== '' && cells.set(column, cell)
  cells.set('name', cut(nameOf(product, variant), longest.name))
  cells.set('sku', variant.sku || madeSku(product, variant, moving))
  cells.set('state', product.state)
  if (moving.hasPrices) cells.set('price', plainAmount(variant.price))
  set(
    'compareAtPrice',
    isNoAmount(plainAmount(variant.earlierPrice)) ? '' : plainAmount(variant.earlierPrice),
  )
  cells.set('minOrderQuantity', '1')
  setStock(variant, cells, onlyNew, adaptations)
  setDescription(product, variant, cells, onlyNew, adaptations)
  set('brand', cut(product.brand, longest.brand))
  set('category', product.category)
  set('weightGrams', variant.weightGrams)
  set('lengthMm', variant.lengthMm)
  set('mpn', variant.mpn)
  setBarcode(variant, cells, adaptations)
  setPictures(product, variant, cells, adaptations)
  const problem = setSpecs(product, variant, { plan, isVariant }, cells, moving, cut)
  return {
    row,
    written: variant.cells,
    cells,
    onlyNew,
    problems: problem === undefined ? {} : { specs: problem },
    isVariant,
  }
}

function nameOf({ title, variants, options }: ExportedProduct, { values }: ExportedVariant): string {
  if (title === '') return ''
  const said = variants.length > 1 ? options.flatMap((_, index) => values[index] || []) : []
  return [title, ...said].join(', ')
}

function madeSku(
  { handle, variants }: ExportedProduct,
  { row, values }: ExportedVariant,
  moving: Moving,
): string {
  moving.adaptations.note('madeSkus', row)
  return moving.skus.make(handle, variants.length > 1 ? values : [])
}

function setStock(
  { row, stock }: ExportedVariant,
  cells: Map<OwnColumn, string>,
  onlyNew: Set<OwnColumn>,
  adaptations: Adaptations,
): void {
  const isNegative = /^[-−]\d/.test(stock)
  cells.set('availableQuantity', stock === '' || isNegative ? '0' : stock)
  if (isNegative) adaptations.note('negative', row)
  if (stock !== '') return
  adaptations.note('uncounted', row)
  onlyNew.add('availableQuantity')
}

function setDescription(
  { title, description }: ExportedProduct,
  { row }: ExportedVariant,
  cells: Map<OwnColumn, string>,
  onlyNew: Set<OwnColumn>,
  adaptations: Adaptations,
): void {
  cells.set('shortDescription', description === '' ? title : description)
  if (description.length >= mostInCell) adaptations.note('cutBySpreadsheet', row)
  if (description !== '') return
  adaptations.note('described', row)
  onlyNew.add('shortDescription')
}

function setBarcode(
  { row, barcode }: ExportedVariant,
  cells: Map<OwnColumn, string>,
  adaptations: Adaptations,
): void {
  if (barcode === '') return
  const read = readBarcode(barcode)
  if (read.gtin === undefined) {
    adaptations.note('noGtin', row)
    return
  }
  if (read.isRestored) adaptations.note('zerosRestored', row)
  cells.set('gtin', read.gtin)
}

/** Shows the variant's own picture first, or the product's first one; the others follow. */
function setPictures(
  { pictures, variants }: ExportedProduct,
  { row, image }: ExportedVariant,
  cells: Map<OwnColumn, string>,
  adaptations: Adaptations,
): void {
  const first = image || (pictures[0]?.address ?? '')
  if (first === '') return
  cells.set('img', first)
  const ofOthers = new Set(variants.map((variant) => variant.image).filter((address) => address !== image))
  const more = pictures.filter(({ address }) => address !== first && !ofOthers.has(address))
  if (more.length > mostPictures) adaptations.note('morePictures', row)
  const listed = more.slice(0, mostPictures).map(({ address, alt }) => ({
    img: address,
    alt: shortened(alt, longest.alt),
  }))
  if (listed.length > 0) cells.set('pictures', sortedRows(listed))
}

/** Writes the values of options and attributes as a specification, and the family; returns the problem of a value. */
function setSpecs(
  product: ExportedProduct,
  { row, values }: ExportedVariant,
  { plan, isVariant }: { readonly plan: FamilyPlan | undefined; readonly isVariant: boolean },
  cells: Map<OwnColumn, string>,
  { keys, families, adaptations }: Moving,
  cut: (text: string, most: number) => string,
): string | undefined {
  const { options, attributes, handle, title } = product
  const names = [...options, ...attributes.map(([name]) => name)]
  const written = [...options.map((_, index) => values[index] ?? ''), ...attributes.map(([, value]) => value)]
  const ofNames = keys.keysOf(names)
  const specs = ofNames.flatMap((key, index) => {
    const value = written[index] ?? ''
    return value === '' ? [] : [keys.specOf(key, cut(value, longest.value))]
  })
  if (specs.length > 0) cells.set('specs', sortedRows(specs.slice(0, 40)))
  if (isVariant && options.some((_, index) => values[index] === '')) adaptations.note('anyValues', row)
  if (plan) {
    const wanted = [title, ...plan.named.map((option) => values[option] ?? '')].join(', ')
    const { name, isChanged } = families.nameOf(handle, wanted)
    cells.set('family', name)
    cells.set('familyAxes', plan.axes.flatMap((option) => ofNames[option] ?? []).join('; '))
    adaptations.note('families', row)
    if (plan.named.length > 0) adaptations.note('optionsInNames', row)
    if (isChanged) adaptations.note('namesForFamilies', row)
  }
  return written.map((value) => problemOfError(value) ?? problemOfDamage(value)).find(Boolean)
}
