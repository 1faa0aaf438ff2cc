import * as contract from '../../contract/managed-items.ts'
import { centsOf } from '../../domain/money.ts'
import { addItem, changeItem, deleteItem } from '../operations/catalogue/change-items.ts'
import { deleted, inserted, updated } from './serving/answers.ts'
import { serve } from './serving/serve-operation.ts'

export const managedItems = [
  serve(contract.addItem, async ({ shop, caller, input: { body } }) => {
    const { img, name, price, ...details } = body
    return inserted(await addItem(shop, caller, { img, name, priceCents: centsOf(price) }, details))
  }),
  serve(contract.changeItem, async ({ shop, caller, input: { params, body } }) => {
    const { img, name, price, ...details } = body
    const fields = {
      ...(img !== undefined && { img }),
      ...(name !== undefined && { name }),
      ...(price !== undefined && { priceCents: centsOf(price) }),
    }
    return updated(await changeItem(shop, caller, params.id, fields, details))
  }),
  serve(contract.deleteItem, async ({ shop, caller, input: { params } }) => {
    return deleted(await deleteItem(shop, caller, params.id))
  }),
]
