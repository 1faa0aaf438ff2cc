import * as z from 'zod/mini'
import { email } from '../email.ts'
import { updated } from '../fields.ts'
import { operation } from '../operation.ts'

export const makeAdmin = operation({
  id: 'makeAdmin',
  method: 'PUT',
  path: '/users/admin/{email}',
  access: 'admin',
  summary: 'Makes the account with this address an admin; modifiedCount is 0 when it is one already.',
  params: z.object({ email }),
  answer: z.object(updated),
  errors: ['USER_NOT_FOUND', 'DEMO_ACCOUNT'],
})
