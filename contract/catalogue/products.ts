import * as z from 'zod/mini'
import { id, typedText, wireInteger } from '../fields.ts'
import { listHeaders, listParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { moveProduct } from './product-places.ts'
import { productFilters, productStates, setProductState } from './product-states.ts'
import { regularPrices } from './tool-prices.ts'
import { tool } from './tools.ts'

/** A product for its administration. */
export const product = z.extend(tool, {
  /** The number of changes of the description; `PATCH /tools/{id}` requires it to detect concurrent edits. */
  version: wireInteger,
  /** False: a part without stock, for which customers request a quote. */
  stocked: z.boolean(),
  /** When the description last changed, and the name of the person who changed it. */
  changedAt: z.optional(z.iso.datetime()),
  changedBy: z.optional(z.string()),
  /** The name of its maker. */
  makerName: z.optional(z.string()),
  /** Only while a sale lowers the product: `price` and the others are then what customers see. */
  regularPrices: z.optional(regularPrices),
  /** Whether visitors see the product. */
  state: z.enum(productStates),
})

export type Product = z.output<typeof product>

export const getProduct = operation({
  id: 'getProduct',
  method: 'GET',
  path: '/products/{id}',
  access: 'admin',
  summary:
    'One tool or part with the version of its description, to change it with `PATCH /tools/{id}` or `PATCH /items/{id}`.',
  extension: true,
  params: z.object({ id }),
  answer: product,
  errors: ['TOOL_NOT_FOUND'],
})

export const listProducts = operation({
  id: 'listProducts',
  method: 'GET',
  path: '/products',
  access: 'admin',
  summary:
    "All tools, all parts, or both, in the shop's order, also hidden ones and drafts. `search` finds any parts of name, SKU, " +
    'brand and category; all parameters narrow the list together.',
  extension: true,
  query: z.object({
    ...listParameters([
      'name',
      '-name',
      'price',
      '-price',
      'availableQuantity',
      '-availableQuantity',
      'position',
    ]),
    state: z.optional(z.enum(productFilters)),
    /** The name of a category. */
    category: z.optional(typedText(60)),
    /** `part`: the parts instead of the tools; `all`: the tools, then the parts. */
    kind: z.optional(z.enum(['tool', 'part', 'all'])),
  }),
  answer: z.array(product),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const products = [listProducts, getProduct, setProductState, moveProduct] as const
