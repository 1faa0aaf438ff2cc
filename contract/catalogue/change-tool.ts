import * as z from 'zod/mini'
import { id, updated } from '../fields.ts'
import { operation } from '../operation.ts'
import { restock, toolFields } from './tool-fields.ts'

export const changeTool = operation({
  id: 'changeTool',
  method: 'PATCH',
  path: '/tools/{id}',
  access: 'admin',
  summary:
    'Changes the fields of a tool that are given. Its stock is never set: it is moved by `restock`, and the ' +
    'reason is kept.',
  extension: true,
  params: z.object({ id }),
  body: z.extend(z.partial(z.object(toolFields)), { restock: z.optional(restock) }),
  answer: z.object(updated),
  errors: ['IMAGE_NOT_OURS', 'TOOL_NOT_FOUND', 'SMALLEST_ORDER_NOT_PAYABLE', 'STOCK_OUT_OF_RANGE'],
})
