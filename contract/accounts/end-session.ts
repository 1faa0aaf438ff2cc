import * as z from 'zod/mini'
import { deleted } from '../fields.ts'
import { operation } from '../operation.ts'

export const endSession = operation({
  id: 'endSession',
  method: 'DELETE',
  path: '/sessions/current',
  access: 'customer',
  summary: 'Ends the session of the access token at the server; the token is refused from then on.',
  extension: true,
  answer: z.object(deleted),
  errors: [],
})
