import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { tool } from './tool.ts'

export const listTools = operation({
  id: 'listTools',
  method: 'GET',
  path: '/tools',
  access: 'public',
  summary: 'All tools, in the order of the board.',
  answer: z.array(tool),
  errors: [],
})
