import * as z from 'zod/mini'
import { id, updated } from '../fields.ts'
import { operation } from '../operation.ts'

export const markSent = operation({
  id: 'markSent',
  method: 'PUT',
  path: '/bookings/{id}/sent',
  access: 'admin',
  summary: 'Notes that a paid order has left for its customer, once.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAID', 'ORDER_REFUNDED'],
})
