import * as z from 'zod/mini'
import { deleted, id } from '../fields.ts'
import { operation } from '../operation.ts'

export const deleteTool = operation({
  id: 'deleteTool',
  method: 'DELETE',
  path: '/tools/{id}',
  access: 'admin',
  summary: 'Takes a tool from the board. Its orders stay, and those that are open can still be paid.',
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['TOOL_NOT_FOUND'],
})
