import * as z from 'zod/mini'
import { id, wireInteger } from './fields.ts'
import { operation } from './operation.ts'
import { tool } from './tools.ts'

/** A product as its administration shows it. */
export const product = z.extend(tool, {
  /** Counts the changes of its description; `PATCH /tools/{id}` takes it back. */
  version: wireInteger,
  /** The last change of its description, and the name of who made it. */
  changedAt: z.optional(z.iso.datetime()),
  changedBy: z.optional(z.string()),
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

export const products = [getProduct] as const
