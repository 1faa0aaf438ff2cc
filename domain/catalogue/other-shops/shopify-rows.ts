import type { Product } from '../../../contract/catalogue/products.ts'
import { foldLetters } from '../../search/fold-text.ts'
import { familyKey } from '../product-family.ts'
import type { SpecDictionary } from '../spec-dictionary.ts'
import { specNameOf } from '../spec-name.ts'
import { simpleHtml } from './simple-html.ts'

/** The columns of Shopify's file of products that this shop can fill. */
export const shopifyColumns = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Type',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  'Option1 name',
  'Option1 value',
  'Option2 name',
  'Option2 value',
  'Price',
  'Compare-at price',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
  'Gift card',
  'Google Shopping / Manufacturer part number (MPN)',
] as const

type ShopifyColumn = (typeof shopifyColumns)[number]

/** A row of Shopify's file: the cells that are not empty. */
export type ShopifyRow = Partial<Record<ShopifyColumn, string>>

interface Writing {
  readonly dictionary: SpecDictionary
  /** Returns the absolute address of a picture, which the other shop fetches. */
  readonly absolute: (img: string) => string
}

/** Gives each product or family a handle of its own. */
export class Handles {
  readonly #taken = new Set<string>()

  of(name: string): string {
    const words = foldLetters(name)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', '-')
    const handle = words.slice(0, 200) || 'product'
    for (let number = 1; ; number += 1) {
      const free = number === 1 ? handle : `${handle}-${number}`
      if (this.#taken.has(free)) continue
      this.#taken.add(free)
      return free
    }
  }
}

/** Identifies the family of a product in a list of tools and parts; undefined without one. */
export function familyOf({ family = '', kind }: Product): string | undefined {
  const key = familyKey(family)
  return key === '' ? undefined : `${kind ?? 'tool'}:${key}`
}

/** Returns the rows of a product, or of the members of a family, which are the variants of one product there. */
export function shopifyRows(
  members: readonly Product[],
  handle: string,
  { dictionary, absolute }: Writing,
): readonly ShopifyRow[] {
  const [first] = members
  if (!first) return []
  const isFamily = members.length > 1
  const axes = isFamily ? (first.familyAxes ?? []) : []
  const pictures = picturesOf(members, absolute)
  const variants = members.map((member, index) => ({
    ...(index === 0 && productCells(first, { isFamily, members })),
    'URL handle': handle,
    ...optionCells(member, axes, dictionary),
    ...variantCells(member),
    ...(isFamily && member.img !== '' && { 'Variant image URL': absolute(member.img) }),
    ...pictureCells(pictures[index], index),
  }))
  const further = pictures.slice(members.length).map((picture, index) => ({
    'URL handle': handle,
    ...pictureCells(picture, members.length + index),
  }))
  return [...variants, ...further]
}

function productCells(
  product: Product,
  { isFamily, members }: { readonly isFamily: boolean; readonly members: readonly Product[] },
): ShopifyRow {
  const { name, family = name, shortDescription, brand = '', category = '' } = product
  const isShown = members.some(({ state }) => state === 'shown')
  const isDraft = members.every(({ state }) => state === 'draft')
  return {
    Title: isFamily ? family : name,
    Description: simpleHtml(shortDescription),
    Vendor: brand,
    Type: category,
    'Published on online store': isShown ? 'TRUE' : 'FALSE',
    Status: isDraft ? 'draft' : 'active',
    'Gift card': product.giftCard ? 'TRUE' : 'FALSE',
  }
}

function variantCells(product: Product): ShopifyRow {
  const { price, compareAtPrice } = product.regularPrices ?? product
  const { sku = '', gtin = '', mpn = '', weightGrams, stocked, availableQuantity } = product
  return {
    SKU: sku,
    Barcode: gtin,
    Price: price.toFixed(2),
    'Compare-at price': compareAtPrice?.toFixed(2) ?? '',
    'Inventory tracker': stocked ? 'shopify' : '',
    'Inventory quantity': stocked ? String(availableQuantity) : '',
    'Continue selling when out of stock': 'FALSE',
    'Weight value (grams)': String(weightGrams ?? ''),
    'Weight unit for display': 'g',
    'Requires shipping': 'TRUE',
    'Google Shopping / Manufacturer part number (MPN)': mpn,
  }
}

function optionCells(
  { specs = [] }: Product,
  axes: readonly string[],
  dictionary: SpecDictionary,
): ShopifyRow {
  if (axes.length === 0) return { 'Option1 name': 'Title', 'Option1 value': 'Default Title' }
  const cells = axes.map((key) => {
    const { value = '', unit = '' } = specs.find((spec) => spec.key === key) ?? {}
    return { name: dictionary.get(key)?.name ?? specNameOf(key), value: `${value} ${unit}`.trim() }
  })
  const [one, two] = cells
  return {
    'Option1 name': one?.name ?? '',
    'Option1 value': one?.value ?? '',
    ...(two && { 'Option2 name': two.name, 'Option2 value': two.value }),
  }
}

interface Picture {
  readonly address: string
  readonly alt: string
}

/** Returns the pictures of all members, each once. */
function picturesOf(members: readonly Product[], absolute: (img: string) => string): readonly Picture[] {
  const all = members.flatMap(({ img, name, pictures = [] }) => [
    ...(img === '' ? [] : [{ address: absolute(img), alt: name }]),
    ...pictures.map((picture) => ({ address: absolute(picture.img), alt: picture.alt })),
  ])
  return [...new Map(all.toReversed().map((picture) => [picture.address, picture])).values()].toReversed()
}

function pictureCells(picture: Picture | undefined, index: number): ShopifyRow {
  if (!picture) return {}
  return {
    'Product image URL': picture.address,
    'Image position': String(index + 1),
    'Image alt text': picture.alt,
  }
}
