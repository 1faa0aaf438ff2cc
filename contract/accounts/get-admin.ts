import * as z from 'zod/mini'
import { email } from '../email.ts'
import { operation } from '../operation.ts'

export const getAdmin = operation({
  id: 'getAdmin',
  method: 'GET',
  path: '/admin/{email}',
  access: 'customer',
  summary: 'Whether the account with this address is an admin. A customer may ask for the own address only.',
  params: z.object({ email }),
  answer: z.object({ admin: z.boolean() }),
  errors: ['NOT_ALLOWED'],
})
