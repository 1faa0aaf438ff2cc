import * as z from 'zod/mini'
import { id, updated, wireInteger } from '../fields.ts'
import { atLeast, atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { productFieldTexts } from './product-field-texts.ts'

/** A product's new place: behind another product of its kind, first (`null`), or at a number. */
const destination = z
  .object({
    after: z.optional(z.nullable(id)),
    place: z.optional(
      z.pipe(wireInteger, z.int().check(z.gte(1, atLeast(1)), z.lte(1_000_000, atMost(1_000_000)))),
    ),
  })
  .check(
    z.refine(({ after, place }) => (after === undefined) !== (place === undefined), {
      path: ['place'],
      error: () => said(productFieldTexts).placeOrBefore,
    }),
  )

export const moveProduct = operation({
  id: 'moveProduct',
  method: 'PUT',
  path: '/products/{id}/place',
  access: 'admin',
  summary:
    'Moves a tool among the tools, or a part among the parts, in the order in which the shop shows them: behind another ' +
    'product (`after`; `null`: first), or to a `place`, counted from 1 with hidden ones; a place beyond the end is the ' +
    'last one. Of two moves of one product the later counts.',
  extension: true,
  params: z.object({ id }),
  body: destination,
  answer: z.object({ ...updated, place: wireInteger }),
  errors: ['TOOL_NOT_FOUND', 'NEIGHBOUR_GONE'],
})
