import { done } from '../../../domain/outcome.ts'
import { findOpenAlertOf } from '../../data/queries/account-alerts.ts'
import { countHeldBy, largestHolderAt } from '../../data/queries/held-stock.ts'
import { minuteMs } from '../../platform/clock.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import type { Shop } from '../shop.ts'
import type { HoldRefusal } from './limit-unpaid.ts'

/** An alert stands as it is for so long: each refused booking must not be another write. */
const freshForMs = 10 * minuteMs

/** Tells the admins that an account, or the unproven accounts of an address, hold as much unpaid stock as they may. */
export async function tellOfHeldStock(shop: Shop, { tooMuch, holder }: HoldRefusal): Promise<void> {
  const { read } = shop.database
  const { userId, address } = holder
  const atAddress = tooMuch.holder === 'address' && address !== null
  const largest = atAddress ? await largestHolderAt(read, address) : userId
  if (largest === undefined) return
  const standing = await findOpenAlertOf(read, largest, 'unpaid-orders')
  if (standing && standing.raisedAt > shop.clock() - freshForMs) return
  const count = await (atAddress
    ? countHeldBy(read, 'hold_address', address)
    : countHeldBy(read, 'user_id', largest))
  await shop.database.write(async (transaction) => {
    await raiseAlert(shop, transaction, { userId: largest, kind: 'unpaid-orders', count })
    return done(null)
  })
}
