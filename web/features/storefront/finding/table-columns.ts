import type { DescribedProduct, Tool } from '../../../api/rows/catalogue.ts'
import type { Formats } from '../../../ui/values/formats.ts'
import { valueInWords, wholeNumber } from '../../../ui/values/numbers.ts'
import { commonScale, type ScaledPart } from './common-scale.ts'
import type { ListData } from './list-data.ts'
import { findingTexts } from './texts.ts'

/** A product in a list. Lists omit the other details, so that their pages stay small. */
export interface ToolEntry extends Tool {
  readonly sku?: string
  /** The values of the table's columns; empty text for a missing value. */
  readonly cells: readonly string[]
  readonly lengthMm?: number
  /** The share of its box that its picture fills at the list's scale. */
  readonly scaled?: ScaledPart
}

export interface Columns {
  /** Names of the columns with specifications. */
  readonly columns: readonly string[]
}

/** The most columns for which a table has room beside the weight. */
const mostColumns = 2
/** The maximum length of a value; longer values would be sentences. */
const longestValue = 28
const none = ''

/** Replaces the products' details by a table's columns: the specifications that most products have, and the weight. */
export function withColumns(
  formats: Formats,
  page: ListData<DescribedProduct>,
): ListData<ToolEntry> & Columns {
  const { rows, nearest, ...rest } = page
  const names = new Map(page.facets?.specs.map(({ key, name }) => [key, name]))
  const keys = commonKeys(rows.length > 0 ? rows : (nearest ?? [])).filter((key) => names.has(key))
  const shown = keys.slice(0, mostColumns)
  const hasWeight = rows.some(({ weightGrams }) => weightGrams !== undefined)
  const scale = commonScale(rows.length > 0 ? rows : (nearest ?? []))
  const entry = (product: DescribedProduct) =>
    entryOf(formats, product, shown, hasWeight, scale.get(product._id))
  return {
    ...rest,
    rows: rows.map(entry),
    ...(nearest && { nearest: nearest.map(entry) }),
    columns: [...shown.map((key) => names.get(key) ?? key), ...(hasWeight ? [findingTexts.weight] : [])],
  }
}

function entryOf(
  formats: Formats,
  product: DescribedProduct,
  keys: readonly string[],
  hasWeight: boolean,
  scaled: ScaledPart | undefined,
): ToolEntry {
  const { _id, name, img, shortDescription, minOrderQuantity, availableQuantity, outline } = product
  const { price, compareAtPrice, lowestPrice30Days, sku, weightGrams, lengthMm, lang, descriptionLang } =
    product
  const { members } = product
  return {
    _id,
    name,
    img,
    shortDescription,
    minOrderQuantity,
    availableQuantity,
    outline,
    price,
    compareAtPrice,
    lowestPrice30Days,
    ...(sku !== undefined && { sku }),
    ...(members && { members }),
    ...(lang && { lang }),
    ...(descriptionLang && { descriptionLang }),
    ...(lengthMm !== undefined && { lengthMm }),
    ...(scaled && { scaled }),
    cells: [
      ...keys.map((key) => cellOf(formats, product, key)),
      ...(hasWeight ? [weightGrams === undefined ? none : `${wholeNumber(formats, weightGrams)} g`] : []),
    ],
  }
}

function cellOf(formats: Formats, { specs = [] }: DescribedProduct, key: string): string {
  const spec = specs.find((one) => one.key === key)
  return spec ? valueInWords(formats, spec) : none
}

/** Returns the keys for which at least half of the products have a short value, the most frequent first. */
function commonKeys(products: readonly DescribedProduct[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { specs = [] } of products)
    for (const { key, value } of specs)
      if (String(value).length <= longestValue) counts.set(key, (counts.get(key) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count * 2 >= products.length)
  return frequent.sort(([, one], [, other]) => other - one).map(([key]) => key)
}
