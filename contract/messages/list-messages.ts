import * as z from 'zod/mini'
import { listHeaders, listParameters, searchStandsAlone } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { message, messageStates } from './message.ts'

export const listEmails = operation({
  id: 'listEmails',
  method: 'GET',
  path: '/messages',
  access: 'admin',
  summary:
    'What the shop has written to people, the newest first: waiting, sent or given up. A search finds messages to ' +
    'addresses that begin so.',
  extension: true,
  query: z
    .object({
      ...listParameters(['createdAt', '-createdAt']),
      state: z.optional(z.enum(messageStates)),
    })
    .check(searchStandsAlone),
  answer: z.array(message),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})
