import { isSameParts, noParts } from '../../../domain/addresses/address-parts.ts'
import {
  type CompleteAddress,
  completeAddress,
  type TypedAddress,
} from '../../../domain/addresses/complete-address.ts'
import { canBePaid } from '../../../domain/orders/booking-rules.ts'
import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
import { mayOrder } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import { partsOfRow } from '../../data/queries/orders/address-columns.ts'
import { giveAddress } from '../../data/queries/orders/order-addresses.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { type BeingPaid, closeForNewPrice, ordersBeingPaid, storeShares } from '../orders/reprice-orders.ts'
import { taxesOfBuyer } from '../orders/taxes-of-buyer.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import { notPayableText, payableIn } from '../payments/payable.ts'
import type { Caller, Shop } from '../shop.ts'
import { keepUsedAddress } from './keep-addresses.ts'
import { idsToLock, pricesOfMove, refusalOfMove, storeDestinations } from './move-orders.ts'
import { refusalOfCountry } from './refuse-country.ts'

/**
 * Sets the delivery address of the caller's orders, all or none; a sent order cannot change. The account saves the
 * address.
 *
 * @param onlyUnpaid refuses if an order is paid.
 * @returns how many orders had no address or another one before.
 */
export async function setDeliveryAddress(
  shop: Shop,
  caller: Caller,
  orderIds: readonly string[],
  typed: TypedAddress,
  onlyUnpaid = false,
): Promise<Outcome<GivenAddress>> {
  const unknown = refusalOfCountry(typed)
  if (unknown) return unknown
  const address = completeAddress(typed)
  for (;;) {
    const given = await shop.database.write((transaction) =>
      giveAddresses(shop, transaction, caller, { orderIds: [...new Set(orderIds)], address, onlyUnpaid }),
    )
    if (!given.ok) return given
    if ('changed' in given.value) return done(given.value)
    for (const id of given.value.repriced) {
      const closed = await closeForNewPrice(shop, id)
      if (!closed.ok) return closed
    }
  }
}

export interface GivenAddress {
  readonly changed: number
  /** Orders with another price than before. */
  readonly repricedOrders: number
}

interface Given {
  readonly orderIds: readonly string[]
  readonly address: CompleteAddress
  readonly onlyUnpaid: boolean
}

async function giveAddresses(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { orderIds, address, onlyUnpaid }: Given,
): Promise<Outcome<GivenAddress | BeingPaid>> {
  const now = shop.clock()
  const settings = await shop.settings.readWithin(transaction.db)
  const { rates } = settings
  // The account first and the orders by their ids, so that two calls never wait for each other.
  await lockUser(transaction, caller.userId)
  const orders = await lockOrders(transaction, await idsToLock(transaction, rates, orderIds))
  const named = orderIds.map((id) => orders.find((order) => order.id === id))
  for (const order of named) {
    if (order?.userId !== caller.userId || !mayOrder(order.state, 'readdress'))
      return refused('ORDER_NOT_FOUND')
    if (!goesInParcel(order)) return refused('ORDER_WITHOUT_ADDRESS')
    if (order.sentAt !== null) return refused('ORDER_SENT')
    if (onlyUnpaid && !mayOrder(order.state, 'pay')) return refused('ORDER_ALREADY_PAID')
  }
  const country = address.parts?.country || undefined
  const buyer = taxesOfBuyer(settings, await findCompanyOf(transaction.db, caller.userId), now)
  const move = { ...buyer, rates, country, named: new Set(orderIds), orders }
  const refusal = refusalOfMove(move)
  if (refusal) return refusal
  const changes = pricesOfMove(move)
  const open = await ordersBeingPaid(transaction, changes)
  if (open.length > 0) return done({ repriced: open })
  const payable = await payableIn(shop, transaction.db)
  if (!changes.every(({ priceCents }) => canBePaid(priceCents, payable)))
    return refused('ORDER_CANNOT_BE_PAID', notPayableText(payable))
  await storeDestinations(transaction, move)
  await storeShares(transaction, changes, now)
  let changed = 0
  for (const order of named) {
    if (!order || isAddressOf(order, address)) continue
    changed += 1
    await giveAddress(transaction, { id: newId(), order, source: 'customer', ...address }, now)
  }
  await keepUsedAddress(transaction, caller.userId, address, now)
  return (await stillSignedIn(transaction, caller, now))
    ? done({ changed, repricedOrders: changes.length })
    : refused('SESSION_ENDED')
}

function isAddressOf(order: OrderRow, { name, address, phone, parts = noParts }: CompleteAddress): boolean {
  return (
    order.deliveryName === name &&
    order.deliveryAddress === address &&
    order.deliveryPhone === phone &&
    isSameParts(partsOfRow(order, address) ?? noParts, parts)
  )
}
