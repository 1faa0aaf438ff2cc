import * as z from 'zod/mini'
import { id, updated } from '../fields.ts'
import { operation } from '../operation.ts'

export const hideReview = operation({
  id: 'hideReview',
  method: 'PUT',
  path: '/review/{id}/hidden',
  access: 'admin',
  summary: 'Hides a review from visitors, or shows it again. Its author is not told.',
  extension: true,
  params: z.object({ id }),
  body: z.object({ hidden: z.boolean() }),
  answer: z.object(updated),
  errors: ['REVIEW_NOT_FOUND'],
})
