import * as z from 'zod/mini'
import { typedText, wireAmount, wireInteger } from '../fields.ts'
import { atMostCharacters } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { pageParameters } from '../list-parameters.ts'
import { productFieldTexts } from './product-field-texts.ts'

/** The names of sort orders; a leading hyphen means descending. Without `q`, `relevance` is the order of the board. */
const productSorts = ['name', '-name', 'price', '-price', 'newest', 'relevance'] as const

const specName = /^spec\.[a-z][a-z0-9-]{0,39}$/
const number = /^\d{1,9}(?:\.\d{1,4})?$/
const mostConditions = 60

const filter = z
  .string()
  .check(
    z.maxLength(8000, atMostCharacters(8000)),
    z.refine(isFilter, { error: () => said(productFieldTexts).filter }),
  )

/** The parameters that choose products (extensions): each narrows the list. */
export const choosingParameters = {
  /** Search words; see `GET /search`. */
  q: z.optional(typedText(100)),
  /** Category name. */
  category: z.optional(typedText(60)),
  /**
   * Conditions `name:value`, joined by `;`. Repeating a name means "or". Names: `brand`, `fits` (id of a standard),
   * `stock` (`in`), `price` (a range in the shop's currency) and `spec.<key>`. A range is `from..to`; either end may be
   * missing. A value percent-encodes `%`, `;` and `:`.
   */
  filter: z.optional(filter),
}

/** Returns the query parameters of a product list (extensions). `cursor` is another name for `after`. */
export function productListParameters<const More extends readonly string[]>(moreSorts: More) {
  return {
    ...choosingParameters,
    sort: z.optional(z.enum([...productSorts, ...moreSorts])),
    ...pageParameters,
    cursor: pageParameters.after,
  }
}

/** Refuses two cursors in one request. */
export const oneCursor = z.refine<{ readonly after?: unknown; readonly cursor?: unknown }>(
  ({ after, cursor }) => after === undefined || cursor === undefined,
  { path: ['cursor'], error: () => said(productFieldTexts).oneCursor },
)

const counted = z.object({ value: z.string(), count: wireInteger })

/** `label` is the name in the language of the request; missing if it is `value` itself (extension). */
export const labelled = z.extend(counted, { label: z.optional(z.string()) })

const specFacet = {
  key: z.string(),
  name: z.string(),
  /** The filter's label. */
  unit: z.optional(z.string()),
  /** The meaning of the value, and how to measure it. */
  meaning: z.optional(z.string()),
}

/** The choices of a filter, each with the number of products that it would show. */
export const facets = z.object({
  /** The number of products that the whole query finds. */
  total: wireInteger,
  categories: z.array(labelled),
  brands: z.array(counted),
  fits: z.array(z.object({ id: z.string(), name: z.string(), count: wireInteger })),
  inStock: wireInteger,
  price: z.nullable(z.object({ from: wireAmount, to: wireAmount })),
  /** A key has either choices, or a range. The range has parts of equal width, each with its number of products. */
  specs: z.array(
    z.union([
      z.object({ ...specFacet, choices: z.array(labelled) }),
      z.object({ ...specFacet, from: z.number(), to: z.number(), histogram: z.array(wireInteger) }),
    ]),
  ),
})

export type Facets = z.output<typeof facets>

function isFilter(text: string): boolean {
  const conditions = text.split(';')
  return text === '' || (conditions.length <= mostConditions && conditions.every((each) => isCondition(each)))
}

function isCondition(text: string): boolean {
  const colon = text.indexOf(':')
  const [name, value] = [text.slice(0, Math.max(0, colon)), text.slice(colon + 1)]
  if (name === 'stock') return value === 'in'
  if (name === 'price') return isRange(value)
  if (name === 'brand' || name === 'fits') return isText(value)
  return specName.test(name) && (isRange(value) || isText(value))
}

function isRange(text: string): boolean {
  const [from = '', to, ...more] = text.split('..')
  if (to === undefined || more.length > 0 || from + to === '') return false
  return [from, to].every((end) => end === '' || number.test(end))
}

function isText(text: string): boolean {
  if (text === '' || text.includes(':') || text.includes('..')) return false
  try {
    return !decodeURIComponent(text).includes('\u0000')
  } catch {
    // A percent sign that encodes nothing.
    return false
  }
}
