import { type SearchResult, searchProducts } from '../../contract/catalogue/search.ts'
import { findByNumbers, mostListLines } from '../../contract/orders/kept-lists.ts'
import { hasStock } from '../../domain/catalogue/stock-state.ts'
import { foldText } from '../../domain/search/fold-text.ts'
import type { ShopApi } from '../api/client.ts'
import type { Formats } from '../ui/values/formats.ts'
import type { BasketLine } from './basket.ts'
import { lineOf, type Puttable } from './put-in.ts'
import { readingsOf } from './typed-lines.ts'
import { typedTexts as texts } from './typed-texts.ts'

/** The result of looking up typed lines. */
export interface FoundLines {
  readonly found: readonly BasketLine[]
  /** Lines that match no product or several, each with the reason. */
  readonly unknown: readonly { readonly line: string; readonly why: string }[]
}

/** The number of parallel searches. */
const atOnce = 4
/** The longest number or name (contract/catalogue/search.ts). */
const longestWords = 100

/**
 * Looks up the products of typed lines by number or name, with the shop's search. Rejects with an ApiError.
 *
 * @param byNumbers first looks up all numbers at once, which also finds GTINs, and searches only for the rest.
 */
export async function findTyped(
  formats: Formats,
  api: ShopApi,
  lines: readonly string[],
  byNumbers = false,
): Promise<FoundLines> {
  const numbered = byNumbers ? await findNumbered(formats, api, lines) : new Map<string, BasketLine>()
  const answers: (BasketLine | string)[] = []
  const waiting = [...lines.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, line] = next
      answers[place] = numbered.get(line) ?? (await findLine(formats, api, line))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return {
    found: answers.filter((answer) => typeof answer !== 'string'),
    unknown: lines.flatMap((line, place) => {
      const answer = answers[place]
      return typeof answer === 'string' ? [{ line, why: answer }] : []
    }),
  }
}

/** Returns the lines with a known number. */
async function findNumbered(
  formats: Formats,
  api: ShopApi,
  lines: readonly string[],
): Promise<ReadonlyMap<string, BasketLine>> {
  const readings = lines.map((line) => [line, readingsOf(formats, line)] as const)
  const products = await productsOfNumbers(api, [
    ...new Set(readings.flatMap(([, all]) => all.map(({ words }) => words))),
  ])
  return new Map(
    readings.flatMap(([line, all]) => {
      const reading = all.find(({ words }) => products.has(words))
      const product = reading && products.get(reading.words)
      return product ? [[line, lineOf(product, reading.quantity)] as const] : []
    }),
  )
}

/** Returns the products with these SKUs, GTINs or ids. Rejects with an ApiError. */
export async function productsOfNumbers(
  api: ShopApi,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Puttable>> {
  const short = numbers.filter((number) => number.length <= longestWords)
  const parts = Array.from({ length: Math.ceil(short.length / mostListLines) }, (_, part) =>
    short.slice(part * mostListLines, (part + 1) * mostListLines),
  )
  const answers = await Promise.all(parts.map((part) => api.call(findByNumbers, { body: { numbers: part } })))
  return new Map(answers.flat().map(({ number, ...product }) => [number, product]))
}

/** Returns the basket line of a typed line, or the reason why no product matches. */
async function findLine(formats: Formats, api: ShopApi, line: string): Promise<BasketLine | string> {
  let why: string = texts.notFound(line)
  for (const { words, quantity } of readingsOf(formats, line)) {
    if (words.length > longestWords) continue
    const { results } = await api.call(searchProducts, { query: { q: words, limit: 50 } })
    const named = results.filter((product) => isNamed(product, words))
    const [product] = named
    if (named.length > 1) why = texts.several(line)
    else if (product && !isBookable(product)) why = texts.notBookable(line)
    else if (product) return lineOf(product, quantity)
  }
  return why
}

/** Returns whether the words are a product's id, its SKU or its whole name. */
function isNamed({ _id, sku, name }: SearchResult, words: string): boolean {
  const wanted = foldText(words).trim()
  return [_id, sku, name].some((text) => text !== undefined && foldText(text).trim() === wanted)
}

function isBookable(product: SearchResult): boolean {
  return product.kind === 'tool' || hasStock(product)
}
