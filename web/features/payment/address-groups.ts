import type { DeliveryAddress } from '../../../contract/orders/addresses.ts'
import type { Order } from '../../../contract/orders/orders.ts'

/** Orders with the same delivery address. */
export interface AddressGroup {
  readonly address: DeliveryAddress
  readonly orders: readonly Order[]
}

/** Groups the orders by delivery address, without orders that have none, in the order of the list. */
export function addressGroups(orders: readonly Order[]): readonly AddressGroup[] {
  const groups: { address: DeliveryAddress; orders: Order[] }[] = []
  for (const order of orders) {
    const { deliverTo: address } = order
    if (!address) continue
    const same = groups.find((group) => isSame(group.address, address))
    if (same) same.orders.push(order)
    else groups.push({ address, orders: [order] })
  }
  return groups
}

function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return (
    one.name === other.name &&
    one.address === other.address &&
    one.phone === other.phone &&
    one.country === other.country
  )
}
