import * as z from 'zod/mini'
import { id, updated } from '../fields.ts'
import { operation } from '../operation.ts'

export const retryMessage = operation({
  id: 'retryMessage',
  method: 'POST',
  path: '/messages/{id}/retry',
  access: 'admin',
  summary: 'Has a message that was given up tried again for three days.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_WIPED'],
})
