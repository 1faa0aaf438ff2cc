import * as z from 'zod/mini'
import { listHeaders, listParameters, searchStandsAlone } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { reviewStates, writtenReview } from './written-review.ts'

export const listWrittenReviews = operation({
  id: 'listWrittenReviews',
  method: 'GET',
  path: '/reviews',
  access: 'admin',
  summary:
    'All reviews, also the hidden ones, the newest first. A search finds those of accounts whose address begins so.',
  extension: true,
  query: z
    .object({
      ...listParameters(['createdAt', '-createdAt']),
      state: z.optional(z.enum(reviewStates)),
    })
    .check(searchStandsAlone),
  answer: z.array(writtenReview),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})
