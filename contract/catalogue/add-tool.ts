import * as z from 'zod/mini'
import { inserted } from '../fields.ts'
import { operation } from '../operation.ts'
import { openingStock, toolFields } from './tool-fields.ts'

export const addTool = operation({
  id: 'addTool',
  method: 'POST',
  path: '/tools',
  access: 'admin',
  summary: 'Adds a tool; it stands first on the board at once.',
  body: z.object({ ...toolFields, availableQuantity: openingStock }),
  answer: z.object(inserted),
  errors: ['IMAGE_NOT_OURS', 'SMALLEST_ORDER_NOT_PAYABLE'],
})
