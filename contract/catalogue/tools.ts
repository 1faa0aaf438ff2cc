import * as z from 'zod/mini'
import { fieldTexts } from '../field-texts.ts'
import {
  deleted,
  displayedText,
  id,
  idList,
  inserted,
  outline,
  requiredText,
  typedText,
  updated,
  wireAmount,
  wireInteger,
} from '../fields.ts'
import { leastNumber, longestText, mostNumber } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { listHeaders } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { writtenNumber } from '../written-number.ts'
import { choosingParameters, facets, oneCursor, productListParameters } from './catalogue-query.ts'
import { givenDetails, productDetails } from './product-details.ts'
import { productFieldTexts } from './product-field-texts.ts'
import { givenPrices, toolPrices } from './tool-prices.ts'
import { categoryLabel, wordLanguages } from './translated-words.ts'

/** The rules and exact messages of the product form (spec §5), for any form library. */
export const toolForm = {
  image: {
    get required() {
      return said(fieldTexts).imageRequired
    },
  },
  name: {
    get required() {
      return said(productFieldTexts).productNameRequired
    },
    maxLength: longestText(200),
  },
  description: {
    get required() {
      return said(productFieldTexts).descriptionRequired
    },
    maxLength: longestText(2000),
  },
  minQuantity: {
    get required() {
      return said(productFieldTexts).quantityRequired
    },
    min: leastNumber(1),
    max: mostNumber(1_000_000),
  },
  availableQuantity: {
    get required() {
      return said(productFieldTexts).quantityRequired
    },
    min: leastNumber(0),
    max: mostNumber(1_000_000),
  },
  price: {
    get required() {
      return said(productFieldTexts).priceRequired
    },
    min: leastNumber(0.01),
    max: {
      value: 1_000_000,
      get message() {
        return said(fieldTexts).mostPrice(writtenNumber(1_000_000))
      },
    },
  },
} as const

/** The members of a family that a grouped list shows as one row (extension). */
export const familyMembers = z.object({
  /** How many members of the family the row stands for, and how many are for sale. */
  count: wireInteger,
  of: wireInteger,
  /** The lowest price of these members. */
  fromPrice: wireAmount,
  /** Both in words, in the language of the request: "6 lengths from $4.20". */
  text: z.string(),
})

/** Whether a list shows the members of a family as one row (extension); without it, it shows every tool. */
export const grouped = z.optional(z.enum(['true', 'false']))

/**
 * A tool as the storefront shows it (spec §3). `price` is per piece, in the shop's currency. Extensions: its outline,
 * its details and its other prices.
 */
export const tool = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  shortDescription: z.string(),
  minOrderQuantity: wireInteger,
  availableQuantity: wireInteger,
  price: wireAmount,
  outline,
  /** Present for a part with stock, which `GET /tools/{id}` also answers. Lists of tools contain no parts. */
  kind: z.optional(z.literal('part')),
  ...productDetails,
  ...toolPrices,
  ...wordLanguages,
  ...categoryLabel,
  members: z.optional(familyMembers),
})

export type Tool = z.output<typeof tool>

type Bound = { readonly value: number; readonly message: string }

function pieces({ min, max }: { readonly min: Bound; readonly max: Bound }) {
  return z.pipe(
    wireInteger,
    z
      .int()
      .check(z.gte(min.value, { error: () => min.message }), z.lte(max.value, { error: () => max.message })),
  )
}

const { image, name, description, minQuantity, availableQuantity, price } = toolForm

/** A tool's editable fields, without its stock. */
export const toolFields = {
  img: requiredText(2048, () => image.required),
  name: requiredText(name.maxLength.value, () => name.required),
  shortDescription: requiredText(description.maxLength.value, () => description.required),
  minOrderQuantity: pieces(minQuantity),
  price: z.pipe(wireAmount, z.number().check(z.gte(price.min.value, { error: () => price.min.message }))),
}

/** The picture of a new product. A draft needs one only once it is shown. */
export const newPicture = z.optional(displayedText(2048))

export const shownHasPicture = z.refine<{
  readonly img?: string | undefined
  readonly draft?: boolean | undefined
}>(({ img, draft }) => draft === true || (img ?? '') !== '', { path: ['img'], error: () => image.required })

/** A new tool's stock. */
export const openingStock = pieces(availableQuantity)

/** Pieces added (positive) or removed (negative), and why. */
export const restock = z.object({
  quantity: z.pipe(
    wireInteger,
    z.int().check(
      z.gte(-1_000_000, { error: () => said(fieldTexts).atMostAtOnce(writtenNumber(1_000_000)) }),
      z.lte(1_000_000, { error: () => said(fieldTexts).atMostAtOnce(writtenNumber(1_000_000)) }),
      z.refine((quantity) => quantity !== 0, { error: () => said(fieldTexts).otherThanZero }),
    ),
  ),
  reason: requiredText(500, () => said(productFieldTexts).reason),
})

/**
 * Refuses a search with other parameters. The search has an order and an index of its own; another sort order or filter
 * would read far more rows.
 */
const searchStandsAlone = z.refine<Readonly<Record<string, unknown>>>(
  ({ search, limit: _limit, after: _after, cursor: _cursor, ...others }) =>
    !search || Object.values(others).every((value) => value === undefined),
  { path: ['search'], error: () => said(productFieldTexts).searchAlone },
)

export const listTools = operation({
  id: 'listTools',
  method: 'GET',
  path: '/tools',
  access: 'public',
  summary:
    "All tools, in the shop's order. `search` matches the beginning of the name; `q` finds by words, sizes and jobs. " +
    'With `q`, `category`, `filter` or `grouped`, a page has 48 tools unless `limit` says otherwise. ' +
    'With `grouped`, a family is one row: its first member that the query finds, with the number of `members`.',
  query: z
    .object({
      search: z.optional(typedText(100)),
      ...productListParameters(['availableQuantity', '-availableQuantity']),
      grouped,
    })
    .check(searchStandsAlone, oneCursor),
  queryIsExtension: true,
  answer: z.array(tool),
  answerHeaders: listHeaders,
  shows: ['tools', 'shop'],
  errors: ['CURSOR_INVALID'],
})

export const countTools = operation({
  id: 'countTools',
  method: 'GET',
  path: '/tools/facets',
  access: 'public',
  summary:
    'The choices by which tools can be filtered, each with the number of tools that it would show. The counts of a ' +
    'choice ignore what is chosen of the same name. With `grouped`, `total` counts a family once.',
  extension: true,
  query: z.object({ ...choosingParameters, grouped }),
  answer: facets,
  shows: ['tools', 'spec-keys', 'shop'],
  errors: [],
})

export const getTool = operation({
  id: 'getTool',
  method: 'GET',
  path: '/tools/{id}',
  access: 'public',
  summary: 'One tool, or a part that can be booked.',
  params: z.object({ id }),
  answer: tool,
  shows: ['tool:{id}', 'shop'],
  errors: ['TOOL_NOT_FOUND'],
})

export const listChosenTools = operation({
  id: 'listChosenTools',
  method: 'GET',
  path: '/tools/chosen',
  access: 'public',
  summary:
    'Up to 200 tools and parts that can be booked, by their ids. Those that are not for sale are left out.',
  extension: true,
  query: z.object({ ids: idList }),
  answer: z.array(tool),
  shows: 'not kept',
  errors: [],
})

export const addTool = operation({
  id: 'addTool',
  method: 'POST',
  path: '/tools',
  access: 'admin',
  summary: 'Adds a tool; it is first in the list at once, unless it is a `draft`.',
  body: z
    .object({
      ...toolFields,
      img: newPicture,
      availableQuantity: openingStock,
      ...givenDetails,
      ...givenPrices,
      /** True: the tool stays hidden until its state is set, and needs no picture until then. */
      draft: z.optional(z.boolean()),
    })
    .check(shownHasPicture),
  answer: z.object(inserted),
  errors: [
    'IMAGE_NOT_OURS',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'FAMILY_WITHOUT_AXES',
    'FAMILY_VALUE_MISSING',
    'FAMILY_AXES_DIFFER',
    'FAMILY_VALUES_TAKEN',
    'MAKER_GONE',
    'SMALLEST_ORDER_NOT_PAYABLE',
    'NEEDED_TOOL_NOT_FOR_SALE',
    'PRICE_BREAKS_CONTRADICT',
    'EARLIER_PRICE_NOT_ASKED',
  ],
})

export const changeTool = operation({
  id: 'changeTool',
  method: 'PATCH',
  path: '/tools/{id}',
  access: 'admin',
  summary:
    'Changes the given fields of a tool; `null` clears a detail. Its stock cannot be set; `restock` moves it, and ' +
    'the reason is stored. With the `version` of `GET /products/{id}`, it is refused when the description has ' +
    'changed since.',
  extension: true,
  params: z.object({ id }),
  body: z.extend(z.partial(z.object(toolFields)), {
    restock: z.optional(restock),
    version: z.optional(wireInteger),
    ...givenDetails,
    ...givenPrices,
  }),
  laterFields: ['translations'],
  answer: z.object(updated),
  errors: [
    'IMAGE_NOT_OURS',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'FAMILY_WITHOUT_AXES',
    'FAMILY_VALUE_MISSING',
    'FAMILY_AXES_DIFFER',
    'FAMILY_VALUES_TAKEN',
    'MAKER_GONE',
    'TOOL_NOT_FOUND',
    'PRODUCT_CHANGED',
    'SMALLEST_ORDER_NOT_PAYABLE',
    'STOCK_OUT_OF_RANGE',
    'NEEDED_TOOL_NOT_FOR_SALE',
    'PRICE_BREAKS_CONTRADICT',
    'EARLIER_PRICE_NOT_ASKED',
  ],
})

export const deleteTool = operation({
  id: 'deleteTool',
  method: 'DELETE',
  path: '/tools/{id}',
  access: 'admin',
  summary: 'Removes a tool from the list. Its orders stay, and open ones can still be paid.',
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['TOOL_NOT_FOUND'],
})

export const tools = [
  listTools,
  countTools,
  listChosenTools,
  getTool,
  addTool,
  changeTool,
  deleteTool,
] as const
