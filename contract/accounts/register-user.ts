import * as z from 'zod/mini'
import { email } from '../email.ts'
import { operation } from '../operation.ts'

export const registerUser = operation({
  id: 'registerUser',
  method: 'PUT',
  path: '/users/{email}',
  access: 'proof',
  summary:
    'Registers who has just signed in, and answers the access token for the calls that follow (spec §4).',
  params: z.object({ email }),
  body: z.object({ email }),
  answer: z.object({ token: z.string().check(z.minLength(1)) }),
  errors: ['NOT_ALLOWED', 'ACCOUNT_BOUND_ELSEWHERE', 'SESSION_ENDED'],
})
