import * as z from 'zod/mini'
import {
  deleted,
  id,
  inserted,
  requiredText,
  typedText,
  updated,
  wireAmount,
  wireInteger,
  wireNumber,
} from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { priceListFieldTexts } from './price-list-field-texts.ts'

/** The limits of price lists. A product has at most `steps` prices in a list. */
export const priceListLimits = { lists: 200, name: 80, percent: 95, rows: 50_000, steps: 20 } as const

const percentProblem = { error: () => said(priceListFieldTexts).percent }

const percent = z.pipe(
  wireNumber,
  z.number().check(
    z.gte(0, percentProblem),
    z.lte(priceListLimits.percent, percentProblem),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, percentProblem),
  ),
)

/** The fields of a price list that staff write. */
export const priceListFields = {
  name: requiredText(priceListLimits.name, () => said(priceListFieldTexts).name),
  /** What the list takes off every product without a price of its own in it. */
  percent,
}

const priceList = z.object({
  _id: z.string(),
  name: z.string(),
  percent: wireNumber,
  /** How many products have prices of their own in it. */
  products: wireInteger,
  /** The names of the companies and groups that have it; at most the first five of each. */
  companies: z.array(z.string()),
  groups: z.array(z.string()),
  /** How many companies and groups have it. */
  usedBy: wireInteger,
  /** Counts its changes; a change takes it back. */
  version: wireInteger,
})

export type PriceList = z.output<typeof priceList>

const step = z.object({ from: wireInteger, price: wireAmount })

const listedPrice = z.object({
  Id: z.string(),
  tool: z.string(),
  sku: z.optional(z.string()),
  /** What everybody pays for a piece, without a sale. */
  publicPrice: wireAmount,
  /** The list's price of a piece by quantity. */
  steps: z.array(step),
})

export type ListedPrice = z.output<typeof listedPrice>

const params = z.object({ id })

const file = {
  /**
   * Lines of a product's number (SKU or id), a price and from how many pieces it holds, as a spreadsheet writes or
   * copies them. A product of the file gets exactly its prices in the file; one with an empty price leaves the list.
   */
  csv: z
    .string()
    .check(z.minLength(1, { error: () => said(priceListFieldTexts).file }), z.maxLength(4_000_000)),
  /** Whether products that the file does not name stay in the list. */
  others: z.enum(['keep', 'remove']),
}

const comparison = {
  /** How many products the file adds to the list, changes, removes and leaves as they are. */
  added: wireInteger,
  changed: wireInteger,
  removed: wireInteger,
  same: wireInteger,
}

const comparedPrice = z.object({
  Id: z.string(),
  tool: z.string(),
  publicPrice: wireAmount,
  before: z.array(step),
  after: z.array(step),
})

export type ComparedPrice = z.output<typeof comparedPrice>

const checkedFile = z.object({
  ...comparison,
  /** The mistakes by line; at most the first 100. */
  mistakes: z.array(z.object({ line: wireInteger, message: z.string() })),
  mistakesInAll: wireInteger,
  /** The first 50 products that change. */
  first: z.array(comparedPrice),
})

export type CheckedPriceFile = z.output<typeof checkedFile>

export const listPriceLists = operation({
  id: 'listPriceLists',
  method: 'GET',
  path: '/price-lists',
  access: 'admin',
  staff: ['bookkeeper'],
  summary: 'The price lists by name, each with the companies and groups that have it.',
  extension: true,
  answer: z.array(priceList),
  errors: [],
})

export const addPriceList = operation({
  id: 'addPriceList',
  method: 'POST',
  path: '/price-lists',
  access: 'admin',
  summary:
    'Adds a price list without prices of its own. A repeated request with the same fields adds it once.',
  extension: true,
  body: z.object(priceListFields),
  answer: z.object(inserted),
  errors: ['PRICE_LIST_TAKEN', 'TOO_MANY_PRICE_LISTS'],
})

export const changePriceList = operation({
  id: 'changePriceList',
  method: 'PUT',
  path: '/price-lists/{id}',
  access: 'admin',
  summary: 'Replaces the name and the rate of a price list, if nobody changed it since its `version`.',
  extension: true,
  params,
  body: z.object({ ...priceListFields, version: wireInteger }),
  answer: z.object(updated),
  errors: ['PRICE_LIST_NOT_FOUND', 'PRICE_LIST_TAKEN', 'PRICE_LIST_CHANGED'],
})

export const deletePriceList = operation({
  id: 'deletePriceList',
  method: 'DELETE',
  path: '/price-lists/{id}',
  access: 'admin',
  summary: 'Deletes a price list with its prices, unless a company or a group has it.',
  extension: true,
  params,
  answer: z.object(deleted),
  errors: ['PRICE_LIST_NOT_FOUND', 'PRICE_LIST_IN_USE'],
})

export const listListedPrices = operation({
  id: 'listListedPrices',
  method: 'GET',
  path: '/price-lists/{id}/prices',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'The prices of a list, by the names of the products. `search` finds any part of the name and of the number.',
  extension: true,
  params,
  query: z.object({ search: z.optional(typedText(100)), ...pageParameters }),
  answer: z.array(listedPrice),
  answerHeaders: listHeaders,
  errors: ['PRICE_LIST_NOT_FOUND', 'CURSOR_INVALID'],
})

export const checkPriceFile = operation({
  id: 'checkPriceFile',
  method: 'POST',
  path: '/price-lists/{id}/check',
  access: 'admin',
  summary:
    'Says what a file of prices would change in a list, and which of its lines have mistakes. Changes nothing.',
  extension: true,
  bodyBytes: 4_500_000,
  unrecorded: true,
  params,
  body: z.object(file),
  answer: checkedFile,
  errors: ['PRICE_LIST_NOT_FOUND'],
})

export const applyPriceFile = operation({
  id: 'applyPriceFile',
  method: 'PUT',
  path: '/price-lists/{id}/prices',
  access: 'admin',
  summary:
    'Puts the prices of a file into a list, all or, if a line has a mistake, none, if nobody changed the list since its ' +
    '`version`. The record of changes can undo it.',
  extension: true,
  bodyBytes: 4_500_000,
  params,
  body: z.object({ ...file, version: wireInteger }),
  answer: z.object(comparison),
  errors: ['PRICE_LIST_NOT_FOUND', 'PRICE_LIST_CHANGED', 'PRICE_LIST_FILE_WRONG'],
})

export const priceLists = [
  listPriceLists,
  addPriceList,
  changePriceList,
  deletePriceList,
  listListedPrices,
  checkPriceFile,
  applyPriceFile,
] as const
