import * as z from 'zod/mini'
import { id, updated } from '../fields.ts'
import { operation } from '../operation.ts'

export const markHandled = operation({
  id: 'markHandled',
  method: 'PUT',
  path: '/quotes/{id}/handled',
  access: 'admin',
  summary: 'Notes that somebody has dealt with a message, once.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['QUOTE_NOT_FOUND'],
})
