import * as z from 'zod/mini'
import { email } from '../email.ts'
import { operation } from '../operation.ts'
import { order } from './order.ts'

export const listOwnOrders = operation({
  id: 'listOwnOrders',
  method: 'GET',
  path: '/bookings',
  access: 'customer',
  summary: 'The own orders, the newest first.',
  query: z.object({ customer: email }),
  answer: z.array(order),
  errors: ['NOT_ALLOWED'],
})
