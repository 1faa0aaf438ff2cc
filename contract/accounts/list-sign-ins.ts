import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { signIn } from './sign-in.ts'

export const listSignIns = operation({
  id: 'listSignIns',
  method: 'GET',
  path: '/sessions',
  access: 'customer',
  summary: 'Where the own account is signed in, the last one seen first.',
  extension: true,
  answer: z.array(signIn),
  errors: [],
})
