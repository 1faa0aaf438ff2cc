import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { operation } from '../operation.ts'
import { madeRefund } from './made-refund.ts'

export const retryRefund = operation({
  id: 'retryRefund',
  method: 'POST',
  path: '/refunds/owed/{id}/retry',
  access: 'admin',
  summary:
    'Tries again to give the money of a payment back that the shop owes. Pressed twice it is one refund; when the ' +
    'card provider does not answer it is `due`, and the shop makes it by itself.',
  extension: true,
  params: z.object({ id }),
  answer: madeRefund,
  errors: ['OWED_REFUND_NOT_FOUND', 'REFUND_REFUSED'],
})
