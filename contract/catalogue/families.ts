import * as z from 'zod/mini'
import { wireInteger } from '../fields.ts'
import { operation } from '../operation.ts'

const family = z.object({
  name: z.string(),
  kind: z.enum(['tool', 'part']),
  /** The keys of the specification whose values tell the members apart. */
  axes: z.array(z.string()),
  /** The number of members, including hidden ones and drafts. */
  members: wireInteger,
})

/** A family of products, for the form of a product. */
export type Family = z.output<typeof family>

export const listFamilies = operation({
  id: 'listFamilies',
  method: 'GET',
  path: '/families',
  access: 'admin',
  summary:
    'The families of products by name, at most 1,000, each with the keys of the specification that tell its members apart ' +
    'and the number of its members. A product joins one with `family` and `familyAxes`.',
  extension: true,
  answer: z.array(family),
  errors: [],
})

export const familyOperations = [listFamilies] as const
