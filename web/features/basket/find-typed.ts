import { type SearchResult, searchProducts } from '../../../contract/catalogue/search.ts'
import { hasStock } from '../../../domain/catalogue/stock-state.ts'
import { foldText } from '../../../domain/search/fold-text.ts'
import type { ShopApi } from '../../api/client.ts'
import type { BasketLine } from '../../buying/basket.ts'
import { lineOf } from '../../buying/put-in.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { typedTexts as texts } from './texts.ts'
import { readingsOf } from './typed-lines.ts'

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

/** Looks up the products of typed lines by number or name, with the shop's search. Rejects with an ApiError. */
export async function findTyped(
  formats: Formats,
  api: ShopApi,
  lines: readonly string[],
): Promise<FoundLines> {
  const answers: (BasketLine | string)[] = []
  const waiting = [...lines.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, line] = next
      answers[place] = await findLine(formats, api, line)
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
