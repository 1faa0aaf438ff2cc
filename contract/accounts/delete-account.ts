import * as z from 'zod/mini'
import { deleted } from '../fields.ts'
import { operation } from '../operation.ts'

export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/account',
  access: 'proof',
  summary:
    'Deletes the own account, by the proof of a sign-in that is at most five minutes old. Paid orders stay for the books; deletedCount is 0 when the shop has no such account.',
  extension: true,
  answer: z.object(deleted),
  errors: [
    'SIGN_IN_AGAIN',
    'SESSION_ENDED',
    'LAST_ADMIN',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_OF_ANOTHER_ORDER',
    'PAYMENT_NOT_FOUND',
    'PROVIDER_UNAVAILABLE',
  ],
})
