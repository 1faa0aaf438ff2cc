import * as z from 'zod/mini'
import { deleted, email, typedText, wireNumber } from '../fields.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'

/** A customer of the former shop who has not signed in here yet. */
const movedCustomer = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
  /** In milliseconds. */
  movedAt: wireNumber,
})

export type MovedCustomerOnWire = z.output<typeof movedCustomer>

export const listMovedCustomers = operation({
  id: 'listMovedCustomers',
  method: 'GET',
  path: '/moved-customers',
  access: 'admin',
  extension: true,
  summary:
    'The customers who moved in from a former shop and have not signed in yet, by email. Signing in with the proven email moves ' +
    'what they bring into their account, and they leave this list.',
  query: z.object({ search: z.optional(typedText(100)), ...pageParameters }),
  answer: z.array(movedCustomer),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const deleteMovedCustomer = operation({
  id: 'deleteMovedCustomer',
  method: 'DELETE',
  path: '/moved-customers/{email}',
  access: 'admin',
  extension: true,
  summary:
    'Deletes a customer who moved in and has not signed in, and the personal data of their archived orders.',
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: ['MOVED_CUSTOMER_NOT_FOUND'],
})

export const movedCustomerOperations = [listMovedCustomers, deleteMovedCustomer] as const
