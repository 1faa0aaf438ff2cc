import * as z from 'zod/mini'
import { stars } from '../fields.ts'
import { operation } from '../operation.ts'

/**
 * What a customer says of the shop (spec §3). `ratings` are the stars out of 5; `review` is the text, which is
 * optional (spec §5), so a backend may have kept none.
 */
export const review = z.object({
  _id: z.string(),
  img: z.string(),
  name: z.string(),
  review: z.optional(z.nullable(z.string())),
  ratings: stars,
})

export type Review = z.output<typeof review>

export const listReviews = operation({
  id: 'listReviews',
  method: 'GET',
  path: '/review',
  access: 'public',
  summary: 'All reviews, the newest first.',
  answer: z.array(review),
  errors: [],
})
