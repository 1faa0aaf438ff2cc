import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { operation } from '../operation.ts'
import { order } from './order.ts'

export const getOrder = operation({
  id: 'getOrder',
  method: 'GET',
  path: '/bookings/{id}',
  access: 'customer',
  summary: 'One own order; an admin may read any.',
  params: z.object({ id }),
  answer: order,
  errors: ['ORDER_NOT_FOUND'],
})
