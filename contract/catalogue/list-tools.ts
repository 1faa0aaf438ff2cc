import * as z from 'zod/mini'
import { listHeaders, listParameters, searchStandsAlone } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { tool } from './tool.ts'

export const listTools = operation({
  id: 'listTools',
  method: 'GET',
  path: '/tools',
  access: 'public',
  summary: 'All tools, in the order of the board. A search finds names that begin so.',
  query: z
    .object(listParameters(['name', '-name', 'price', '-price', 'availableQuantity', '-availableQuantity']))
    .check(searchStandsAlone),
  queryIsExtension: true,
  answer: z.array(tool),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})
