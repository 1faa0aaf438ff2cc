import * as z from 'zod/mini'
import { email } from '../email.ts'
import { deleted } from '../fields.ts'
import { operation } from '../operation.ts'

export const removeAdmin = operation({
  id: 'removeAdmin',
  method: 'DELETE',
  path: '/users/admin/{email}',
  access: 'admin',
  summary: "Takes the admin's right back, but never from the last one; deletedCount is 0 without a right.",
  extension: true,
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: ['USER_NOT_FOUND', 'LAST_ADMIN'],
})
