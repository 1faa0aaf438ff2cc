import * as z from 'zod/mini'
import { deleted } from '../fields.ts'
import { operation } from '../operation.ts'

export const endOtherSignIns = operation({
  id: 'endOtherSignIns',
  method: 'DELETE',
  path: '/sessions',
  access: 'customer',
  summary: 'Ends all own sign-ins but the one that calls; answers how many there were.',
  extension: true,
  answer: z.object(deleted),
  errors: [],
})
