import * as z from 'zod/mini'
import { deleted, id } from '../fields.ts'
import { operation } from '../operation.ts'

export const endSignIn = operation({
  id: 'endSignIn',
  method: 'DELETE',
  path: '/sessions/{id}',
  access: 'customer',
  summary: 'Ends one of the own sign-ins: its access tokens and its proofs are refused from then on.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['SIGN_IN_NOT_FOUND'],
})
