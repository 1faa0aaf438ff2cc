import * as z from 'zod/mini'
import { deleted, id } from '../fields.ts'
import { operation } from '../operation.ts'

export const cancelOrder = operation({
  id: 'cancelOrder',
  method: 'DELETE',
  path: '/bookings/{id}',
  access: 'customer',
  summary: 'Cancels an unpaid order and gives its stock back.',
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_PAID_CANNOT_CANCEL',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_REFUNDED',
    'PROVIDER_UNAVAILABLE',
  ],
})
