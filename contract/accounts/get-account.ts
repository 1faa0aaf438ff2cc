import * as z from 'zod/mini'
import { wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

export const getAccount = operation({
  id: 'getAccount',
  method: 'GET',
  path: '/account',
  access: 'customer',
  summary: 'The own account, and whether a sign-in provider has verified its address.',
  extension: true,
  answer: z.object({
    email: z.string(),
    name: z.string(),
    verified: z.boolean(),
    /** When it was made, in milliseconds. */
    createdAt: wireNumber,
  }),
  errors: [],
})
