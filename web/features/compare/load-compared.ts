import { listSpecKeys, type SpecKeyOnWire } from '../../../contract/catalogue/spec-keys.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { explainedSpecs } from '../../../domain/catalogue/explained-specs.ts'
import type { SpecDictionary } from '../../../domain/catalogue/spec-dictionary.ts'
import type { SpecKey } from '../../../domain/catalogue/spec-keys.ts'
import type { ShopApi } from '../../api/client.ts'
import { findProduct } from '../../api/find-product.ts'
import { hostOf } from '../../api/host.ts'
import type { DescribedProduct, Tool } from '../../api/rows/catalogue.ts'
import { shownWord } from '../../routing/language-of-pages.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, valueInWords, wholeNumber } from '../../ui/values/numbers.ts'
import { compareTexts } from './texts.ts'

export interface ComparedValue {
  /** Empty if the product has none. */
  readonly text: string
  /** The language of the text; missing if it is that of the page. */
  readonly lang?: string | undefined
}

/** One line of the comparison, with a value for each product. */
export interface ComparedProperty {
  readonly name: string
  readonly values: readonly ComparedValue[]
  readonly differs: boolean
}

export interface Compared {
  readonly products: readonly Tool[]
  readonly properties: readonly ComparedProperty[]
}

interface Loading {
  readonly query: { readonly getAll: (name: 'tools') => string[] }
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** More columns would be too narrow to read. */
const mostProducts = 4

/** Loads the tools whose ids are in the address (`tools=a,b`, or `tools=a&tools=b` as a form sends it). */
export async function loadCompared(api: ShopApi, { query, settings, signal }: Loading): Promise<Compared> {
  const ids = query.getAll('tools').flatMap((value) => value.split(','))
  const distinct = [...new Set(ids)].filter((id) => id !== '').slice(0, mostProducts)
  const [dictionary, ...found] = await Promise.all([
    hostOf(settings).offers(listSpecKeys) ? api.call(listSpecKeys, {}, { signal }) : [],
    ...distinct.map((id) => findProduct(api, id, signal)),
  ])
  const products = found.filter((product) => product !== null)
  return {
    products: products.map(
      ({ _id, name, lang, img, shortDescription, availableQuantity, minOrderQuantity, outline, price }) => ({
        _id,
        name,
        img,
        shortDescription,
        availableQuantity,
        minOrderQuantity,
        outline,
        price,
        ...(lang && { lang }),
      }),
    ),
    properties: propertiesOf(settings, products, dictionaryOf(dictionary)),
  }
}

function inWords(
  { kind }: Pick<SpecKeyOnWire, 'kind'>,
  { name, unit, meaning }: Pick<SpecKeyOnWire, 'name' | 'unit' | 'meaning'>,
): SpecKey {
  return { kind, name, meaning, ...(unit !== undefined && { unit }) }
}

function dictionaryOf(rows: AnswerOf<typeof listSpecKeys>): SpecDictionary {
  return new Map(
    rows.map(({ key, unit, translated, ...row }) => [key, inWords(row, translated ?? { ...row, unit })]),
  )
}

function propertiesOf(
  settings: ShopSettings,
  products: readonly DescribedProduct[],
  dictionary: SpecDictionary,
): readonly ComparedProperty[] {
  const formats = settings.shop.money
  const own: [string, (product: DescribedProduct) => string | ComparedValue | undefined][] = [
    [compareTexts.price, ({ price }) => (price !== undefined ? moneyFigure(formats, price) : undefined)],
    [compareTexts.minimum, ({ minOrderQuantity }) => figure(formats, minOrderQuantity)],
    [compareTexts.available, ({ availableQuantity }) => figure(formats, availableQuantity)],
    [
      compareTexts.category,
      ({ category, categoryLabel }) => category && shownWord(settings, category, categoryLabel),
    ],
    [compareTexts.brand, ({ brand }) => brand],
    [compareTexts.weight, ({ weightGrams }) => figure(formats, weightGrams, compareTexts.grams)],
    [compareTexts.length, ({ lengthMm }) => figure(formats, lengthMm, compareTexts.millimetres)],
  ]
  const specs = products.map((product) => explainedSpecs(product.specs ?? [], dictionary))
  const names = new Map(specs.flat().map(({ key, name }) => [key, name]))
  const lines: readonly Omit<ComparedProperty, 'differs'>[] = [
    ...own.map(([name, read]) => ({
      name,
      values: products.map((product) => asValue(read(product) ?? '')),
    })),
    ...[...names].map(([key, name]) => ({
      name,
      values: specs.map((rows) => {
        const row = rows.find((one) => one.key === key)
        return row ? { text: valueInWords(formats, row), lang: row.lang } : { text: '' }
      }),
    })),
  ]
  return lines
    .filter(({ values }) => values.some(({ text }) => text !== ''))
    .map((line) => ({ ...line, differs: new Set(line.values.map(({ text }) => text)).size > 1 }))
}

function asValue(value: string | ComparedValue): ComparedValue {
  return typeof value === 'string' ? { text: value } : value
}

function figure(
  formats: Formats,
  value: number | undefined,
  withUnit = (text: string) => text,
): string | undefined {
  return value === undefined ? undefined : withUnit(wholeNumber(formats, value))
}
