import { createHash } from 'node:crypto'
import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { Translations } from '../../contract/catalogue/translated-words.ts'
import { familyPlace } from '../../domain/catalogue/product-family.ts'
import { foldLetters } from '../../domain/search/fold-text.ts'
import { detailsOf } from '../data/queries/catalogue/product-details.ts'
import type { SearchedProduct } from '../data/queries/catalogue/searched-products.ts'
import type { ChoiceTable, ProductChoices } from './choice-table.ts'

export type ProductKind = 'tool' | 'item'

/**
 * Values that change often, for example with each booking. They change in place, so that sort orders keep their
 * products.
 */
export interface Movable {
  unitPriceCents: number
  /** Undefined for a part without stock. */
  available: number | undefined
  minimumOrder: number
}

/** The facts about a product in memory. */
export interface ProductFacts extends Movable, ProductChoices {
  readonly kind: ProductKind
  readonly id: string
  /** Unique among all products. */
  readonly key: string
  readonly name: string
  readonly nameFolded: string
  readonly description: string
  readonly position: number
  readonly createdAt: number
  readonly sku: string
  readonly gtin: string
  readonly mpn: string
  readonly brand: string
  readonly category: string
  readonly specs: NonNullable<ProductDetails['specs']>
  readonly fits: readonly string[]
  /** The key of its family of this kind; empty without one. */
  readonly family: string
  /** The name of the family as the product writes it. */
  readonly familyName: string
  readonly familyAxes: readonly string[]
  /** Its words in other languages than the shop's standard one. */
  readonly translations: Translations
  /** Equal for equal static facts. */
  readonly fingerprint: string
}

/** Returns whether a product can be booked: whether it has stock, at least its minimum order. */
export function isInStock({ available, minimumOrder }: Movable): boolean {
  return available !== undefined && available > 0 && available >= minimumOrder
}

/** Reads the values that change often. */
export function movableOf({ unitPriceCents, stock }: SearchedProduct): Movable {
  return { unitPriceCents, available: stock?.available, minimumOrder: stock?.minimumOrder ?? 1 }
}

/** Reads a product's facts. */
export function factsOf(kind: ProductKind, product: SearchedProduct, table: ChoiceTable): ProductFacts {
  const details = detailsOf(product)
  const {
    sku = '',
    gtin = '',
    mpn = '',
    brand = '',
    category = '',
    specs = [],
    fits = [],
    family: familyName = '',
    familyAxes = [],
    translations = {},
  } = details
  const { id, name, description, position, createdAt } = product
  return {
    kind,
    id,
    key: keyOf(kind, id),
    name,
    nameFolded: foldLetters(name),
    description,
    position,
    createdAt,
    sku,
    gtin,
    mpn,
    brand,
    category,
    specs,
    fits,
    family: familyPlace(details)?.key ?? '',
    familyName,
    familyAxes,
    translations,
    fingerprint: fingerprintOf(product),
    ...table.read(details),
    ...movableOf(product),
  }
}

export function keyOf(kind: ProductKind, id: string): string {
  return `${kind} ${id}`
}

/** Returns a hash of the facts that rarely change. */
export function fingerprintOf(product: SearchedProduct): string {
  const { name, description, position, createdAt, sku, gtin, mpn, brand, category, details } = product
  const facts = JSON.stringify([
    name,
    description,
    position,
    createdAt,
    sku,
    gtin,
    mpn,
    brand,
    category,
    details,
  ])
  return createHash('sha256').update(facts).digest('base64url').slice(0, 22)
}
