import * as z from 'zod/mini'
import { email } from '../email.ts'
import { updated } from '../fields.ts'
import { operation } from '../operation.ts'
import { profileChange } from './profile.ts'

export const saveProfile = operation({
  id: 'saveProfile',
  method: 'PUT',
  path: '/profile/{email}',
  access: 'customer',
  summary: 'Changes the own profile.',
  params: z.object({ email }),
  body: profileChange,
  answer: z.object(updated),
  errors: ['NOT_ALLOWED', 'IMAGE_NOT_OURS'],
})
