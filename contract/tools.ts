import * as z from 'zod/mini'
import { deleted, id, inserted, outline, requiredText, updated, wireDollars, wireInteger } from './fields.ts'
import { listHeaders, listParameters, searchStandsAlone } from './list-parameters.ts'
import { operation } from './operation.ts'

/** The rules and exact messages of the form that adds a product (spec §5), as data for any form library. */
export const toolForm = {
  image: { required: 'Image is Required' },
  name: {
    required: 'Product Name is Required',
    maxLength: { value: 200, message: 'At most 200 characters.' },
  },
  description: {
    required: 'Description is Required',
    maxLength: { value: 2000, message: 'At most 2000 characters.' },
  },
  minQuantity: {
    required: 'quantity is Required',
    min: { value: 1, message: 'At least 1.' },
    max: { value: 1_000_000, message: 'At most 1,000,000.' },
  },
  availableQuantity: {
    required: 'quantity is Required',
    min: { value: 0, message: 'At least 0.' },
    max: { value: 1_000_000, message: 'At most 1,000,000.' },
  },
  price: {
    required: 'price is Required',
    min: { value: 0.01, message: 'At least 0.01.' },
    max: { value: 1_000_000, message: 'A price is at most 1,000,000.' },
  },
} as const

/** A tool as the storefront sees it (spec §3). `price` is one piece, in US dollars. */
export const tool = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  shortDescription: z.string(),
  minOrderQuantity: wireInteger,
  availableQuantity: wireInteger,
  price: wireDollars,
  outline,
})

export type Tool = z.output<typeof tool>

type Bound = { readonly value: number; readonly message: string }

function pieces({ min, max }: { readonly min: Bound; readonly max: Bound }) {
  return z.pipe(wireInteger, z.int().check(z.gte(min.value, min.message), z.lte(max.value, max.message)))
}

const { image, name, description, minQuantity, availableQuantity, price } = toolForm

/** What an admin says of a tool, beside its stock. */
export const toolFields = {
  img: requiredText(2048, image.required),
  name: requiredText(name.maxLength.value, name.required),
  shortDescription: requiredText(description.maxLength.value, description.required),
  minOrderQuantity: pieces(minQuantity),
  price: z.pipe(wireDollars, z.number().check(z.gte(price.min.value, price.min.message))),
}

/** The stock that a new tool begins with. */
export const openingStock = pieces(availableQuantity)

/** Pieces that came in (above zero) or are gone (below zero), and why. */
export const restock = z.object({
  quantity: z.pipe(
    wireInteger,
    z.int().check(
      z.gte(-1_000_000, 'At most 1,000,000 at once.'),
      z.lte(1_000_000, 'At most 1,000,000 at once.'),
      z.refine((quantity) => quantity !== 0, 'Enter a number other than 0.'),
    ),
  ),
  reason: requiredText(500, 'Enter a reason.'),
})

export const listTools = operation({
  id: 'listTools',
  method: 'GET',
  path: '/tools',
  access: 'public',
  summary: 'All tools, in the order of the board. A search finds names that begin so.',
  query: z
    .object(listParameters(['name', '-name', 'price', '-price', 'availableQuantity', '-availableQuantity']))
    .check(searchStandsAlone),
  queryIsExtension: true,
  answer: z.array(tool),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const getTool = operation({
  id: 'getTool',
  method: 'GET',
  path: '/tools/{id}',
  access: 'public',
  summary: 'One tool.',
  params: z.object({ id }),
  answer: tool,
  errors: ['TOOL_NOT_FOUND'],
})

export const addTool = operation({
  id: 'addTool',
  method: 'POST',
  path: '/tools',
  access: 'admin',
  summary: 'Adds a tool; it stands first on the board at once.',
  body: z.object({ ...toolFields, availableQuantity: openingStock }),
  answer: z.object(inserted),
  errors: ['IMAGE_NOT_OURS', 'SMALLEST_ORDER_NOT_PAYABLE'],
})

export const changeTool = operation({
  id: 'changeTool',
  method: 'PATCH',
  path: '/tools/{id}',
  access: 'admin',
  summary:
    'Changes the fields of a tool that are given. Its stock is never set: it is moved by `restock`, and the ' +
    'reason is kept.',
  extension: true,
  params: z.object({ id }),
  body: z.extend(z.partial(z.object(toolFields)), { restock: z.optional(restock) }),
  answer: z.object(updated),
  errors: ['IMAGE_NOT_OURS', 'TOOL_NOT_FOUND', 'SMALLEST_ORDER_NOT_PAYABLE', 'STOCK_OUT_OF_RANGE'],
})

export const deleteTool = operation({
  id: 'deleteTool',
  method: 'DELETE',
  path: '/tools/{id}',
  access: 'admin',
  summary: 'Takes a tool from the board. Its orders stay, and those that are open can still be paid.',
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['TOOL_NOT_FOUND'],
})

export const tools = [listTools, getTool, addTool, changeTool, deleteTool] as const
