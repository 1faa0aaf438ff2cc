import * as z from 'zod/mini'
import { listHeaders, listParameters, searchStandsAlone } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { quote } from './quote.ts'

export const listQuotes = operation({
  id: 'listQuotes',
  method: 'GET',
  path: '/quotes',
  access: 'admin',
  summary:
    'All messages to the shop: those that nobody has dealt with first, the newest first. A search finds ' +
    "those whose sender's address begins so.",
  extension: true,
  query: z.object(listParameters(['createdAt', '-createdAt'])).check(searchStandsAlone),
  answer: z.array(quote),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})
