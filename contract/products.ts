import * as z from 'zod/mini'
import { id, wireInteger } from './fields.ts'
import { listHeaders, listParameters } from './list-parameters.ts'
import { operation } from './operation.ts'
import { productStates, setProductState } from './product-states.ts'
import { tool } from './tools.ts'

/** A product as its administration shows it. */
export const product = z.extend(tool, {
  /** Counts the changes of its description; `PATCH /tools/{id}` takes it back. */
  version: wireInteger,
  /** The last change of its description, and the name of who made it. */
  changedAt: z.optional(z.iso.datetime()),
  changedBy: z.optional(z.string()),
  /** What visitors see of it. */
  state: z.enum(productStates),
})

export type Product = z.output<typeof product>

export const getProduct = operation({
  id: 'getProduct',
  method: 'GET',
  path: '/products/{id}',
  access: 'admin',
  summary: 'One product with the version of its description, to change it with `PATCH /tools/{id}`.',
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
    "All products in the shop's order, also hidden ones and drafts. `search` matches the beginning of the name.",
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
    state: z.optional(z.enum(productStates)),
  }),
  answer: z.array(product),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const products = [listProducts, getProduct, setProductState] as const
