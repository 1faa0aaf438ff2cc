import * as z from 'zod/mini'
import { email } from '../email.ts'
import { operation } from '../operation.ts'
import { profile } from './profile.ts'

export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/profile/{email}',
  access: 'customer',
  summary: 'The own profile; every field is empty text until it is filled in.',
  extension: true,
  params: z.object({ email }),
  answer: profile,
  errors: ['NOT_ALLOWED'],
})
