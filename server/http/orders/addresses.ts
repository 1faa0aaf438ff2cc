import type * as contract from '../../../contract/orders/addresses.ts'
import { givenParts } from '../../../domain/addresses/address-parts.ts'
import { done } from '../../../domain/outcome.ts'
import { listAddresses } from '../../data/queries/accounts/addresses.ts'
import { addAddress, changeAddress, deleteAddress } from '../../operations/addresses/keep-addresses.ts'
import { setDeliveryAddress } from '../../operations/addresses/set-delivery-address.ts'
import { deleted } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const addresses = {
  listAddresses: async ({ shop, caller }) => {
    const kept = await listAddresses(shop.database.read, caller.userId)
    return done(
      kept.map(({ id, name, address, phone, parts }) => ({
        _id: id,
        name,
        address,
        phone,
        ...(parts && givenParts(parts)),
      })),
    )
  },
  addAddress: async ({ shop, caller, input: { body } }) => {
    const added = await addAddress(shop, caller, body)
    return added.ok ? done({ acknowledged: true, insertedId: added.value }) : added
  },
  changeAddress: async ({ shop, caller, input: { params, body } }) => {
    const changed = await changeAddress(shop, caller, { id: params.id, ...body })
    return changed.ok ? done({ acknowledged: true, matchedCount: 1, modifiedCount: 1 }) : changed
  },
  deleteAddress: async ({ shop, caller, input: { params } }) =>
    deleted(await deleteAddress(shop, caller, params.id)),
  setDeliveryAddress: async ({ shop, caller, input: { body } }) => {
    const { orders, onlyUnpaid, ...address } = body
    const set = await setDeliveryAddress(shop, caller, orders, address, onlyUnpaid)
    if (!set.ok) return set
    return done({
      acknowledged: true,
      matchedCount: new Set(orders).size,
      modifiedCount: set.value.changed,
      repriced: set.value.repricedOrders > 0,
    })
  },
} satisfies HandlersOf<typeof contract.addresses>
