import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { operation } from '../operation.ts'

export const resolveAlert = operation({
  id: 'resolveAlert',
  method: 'POST',
  path: '/alerts/{id}/resolve',
  access: 'admin',
  summary:
    'Deals with an alert. Of unpaid orders: their holds end, and the stock goes back within seconds; the orders stay. Of ' +
    'declined cards: the account may pay again.',
  extension: true,
  params: z.object({ id }),
  answer: z.object({ acknowledged: z.boolean() }),
  errors: ['ALERT_NOT_FOUND'],
})
