import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { operation } from '../operation.ts'
import { tool } from './tool.ts'

export const getTool = operation({
  id: 'getTool',
  method: 'GET',
  path: '/tools/{id}',
  access: 'public',
  summary: 'One tool.',
  params: z.object({ id }),
  answer: tool,
  errors: ['TOOL_NOT_FOUND'],
})
