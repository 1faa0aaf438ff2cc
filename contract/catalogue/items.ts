import * as z from 'zod/mini'
import { outline, wireAmount, wireInteger } from '../fields.ts'
import { listHeaders } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { choosingParameters, facets, oneCursor, productListParameters } from './catalogue-query.ts'
import { productDetails } from './product-details.ts'
import { toolPrices } from './tool-prices.ts'
import { categoryLabel, wordLanguages } from './translated-words.ts'

/**
 * A part for sale (spec §3). Extensions: its name, outline, details, stock, and all prices except `price`. A part with
 * stock and a minimum order is booked as a tool, with `POST /booking`.
 */
export const item = z.object({
  _id: z.string(),
  img: z.string(),
  price: wireAmount,
  name: z.optional(z.string()),
  outline,
  shortDescription: z.optional(z.string()),
  minOrderQuantity: z.optional(wireInteger),
  availableQuantity: z.optional(wireInteger),
  ...productDetails,
  ...toolPrices,
  ...wordLanguages,
  ...categoryLabel,
})

export type Item = z.output<typeof item>

export const listItems = operation({
  id: 'listItems',
  method: 'GET',
  path: '/items',
  access: 'public',
  summary:
    "All items (parts), in the shop's order. With `q`, `category` or `filter`, a page has 48 items unless `limit` " +
    'says otherwise.',
  query: z.object(productListParameters([])).check(oneCursor),
  queryIsExtension: true,
  answer: z.array(item),
  answerHeaders: listHeaders,
  shows: ['items', 'shop'],
  errors: ['CURSOR_INVALID'],
})

export const countItems = operation({
  id: 'countItems',
  method: 'GET',
  path: '/items/facets',
  access: 'public',
  summary: 'The choices by which items can be filtered; see `GET /tools/facets`.',
  extension: true,
  query: z.object(choosingParameters),
  answer: facets,
  shows: ['items', 'spec-keys', 'shop'],
  errors: [],
})

export const items = [listItems, countItems] as const
