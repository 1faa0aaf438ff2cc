import * as z from 'zod/mini'
import { listHeaders, listParameters, searchStandsAlone } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { user } from './user.ts'

export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  access: 'admin',
  summary: 'All accounts, by their address. A search finds addresses that begin so.',
  query: z.object(listParameters(['email', '-email', 'createdAt', '-createdAt'])).check(searchStandsAlone),
  queryIsExtension: true,
  answer: z.array(user),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})
