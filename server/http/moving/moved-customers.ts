import type * as contract from '../../../contract/moving/moved-customers.ts'
import { listMovedByPage } from '../../data/queries/moving/moved-customers.ts'
import { deleteMovedCustomer } from '../../operations/moving/erase-moved.ts'
import { deleted, listPage } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const movedCustomers = {
  listMovedCustomers: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', limit, after } = query
    const page = await shop.database.readMany((read) => listMovedByPage(read, search, { limit, after }))
    return listPage(page, setHeader, ({ email, name, phone, address, movedAt }) => ({
      email,
      name,
      ...(phone && { phone }),
      ...(address && { address }),
      movedAt: movedAt ?? 0,
    }))
  },
  deleteMovedCustomer: async ({ shop, caller, input }) =>
    deleted(await deleteMovedCustomer(shop, caller, input.params.email)),
} satisfies HandlersOf<typeof contract.movedCustomerOperations>
