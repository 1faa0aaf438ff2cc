import { type TooMuchHeld, tooMuchHeld } from '../../../domain/holds.ts'
import { done, type Refusal, refused } from '../../../domain/outcome.ts'
import { countsAt } from '../../../domain/rate-limit-factor.ts'
import type { Transaction } from '../../data/database.ts'
import { findOpenAlertOf } from '../../data/queries/accounts/alerts.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import {
  countHeldBy,
  heldBy,
  heldOfTool,
  largestHolderAt,
  lockHolders,
} from '../../data/queries/orders/held-stock.ts'
import { minuteMs } from '../../platform/clock.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import type { Caller, Shop } from '../shop.ts'

/** For whom an order holds stock. */
export interface Holder {
  readonly userId: string
  readonly proven: boolean
  /** Keyed hash of the network address, for an unverified account; null when there is nothing to count. */
  readonly address: string | null
}

/** The pieces that an order would hold, already taken from the stock. */
interface Taken {
  /** The order's id. */
  readonly id: string
  readonly toolId: string
  readonly quantity: number
  readonly minimumOrder: number
  /** The remaining stock of the tool. */
  readonly available: number
}

/**
 * Returns for whom an order would hold stock, and locks them until the transaction ends, so that concurrent orders
 * are counted one after the other. Must be the first statement of a transaction.
 */
export async function lockHolder(
  { rateLimitFactor }: Pick<Shop, 'rateLimitFactor'>,
  transaction: Transaction,
  { userId, addressHash }: Pick<Caller, 'userId' | 'addressHash'>,
): Promise<Holder> {
  const proven = await hasVerifiedIdentity(transaction.db, userId)
  const counted = countsAt(rateLimitFactor)
  const address = counted && !proven ? addressHash : null
  if (counted) {
    const locks = [`unpaid orders of account ${userId}`, ...(address ? [`unpaid orders of ${address}`] : [])]
    await lockHolders(transaction, locks)
  }
  return { userId, proven, address }
}

/** A refusal of a hold, with the exceeded limit and its holder. */
export interface HoldRefusal extends Refusal {
  readonly tooMuch: TooMuchHeld
  readonly holder: Holder
}

/** Returns whether a refusal concerns a hold. */
export function isHoldRefusal(refusal: Refusal): refusal is HoldRefusal {
  return 'tooMuch' in refusal
}

/** Refuses a hold that exceeds a limit; undefined when it is allowed (docs/decisions/0018). */
export async function refusalOfHold(
  { rateLimitFactor }: Pick<Shop, 'rateLimitFactor'>,
  { db }: Transaction,
  holder: Holder,
  taken: Taken,
): Promise<HoldRefusal | undefined> {
  if (!countsAt(rateLimitFactor)) return undefined
  const { userId, proven, address } = holder
  const { quantity, minimumOrder, available } = taken
  const tooMuch = tooMuchHeld(
    {
      quantity,
      minimumOrder,
      stock: available + quantity + (await heldOfTool(db, taken)),
      proven,
      account: await heldBy(db, 'user_id', userId, taken),
      address: address === null ? undefined : await heldBy(db, 'hold_address', address, taken),
    },
    rateLimitFactor,
  )
  return tooMuch ? { ...refused(tooMuch.code, limitMessage(tooMuch, proven)), tooMuch, holder } : undefined
}

/** Explains the limit and how to go on. */
function limitMessage({ code, holder, limit }: TooMuchHeld, proven: boolean): string {
  if (holder === 'address') {
    return code === 'UNPAID_ORDERS_LIMIT'
      ? 'Unpaid orders from your network have reached their limit. Verify your email, or try again in half an hour.'
      : `Unpaid orders from your network can hold ${limit} of this product in total. Lower the quantity, or verify your email.`
  }
  if (code === 'UNPAID_SHARE_LIMIT')
    return `Your unpaid orders can hold ${limit} of this product. Lower the quantity, or pay for another order first.`
  const orders = limit === 1 ? 'order' : 'orders'
  const verify = proven ? '' : ', or verify your email'
  return `You already have ${limit} unpaid ${orders}. Pay for one or cancel one under My Orders${verify}.`
}

/** An alert is renewed at most this often, so that refused bookings do not each write. */
const renewAfterMs = 10 * minuteMs

/**
 * Alerts the admins that an account, or the unverified accounts of a network address, hold the most unpaid stock
 * allowed.
 */
export async function alertHeldStock(shop: Shop, { tooMuch, holder }: HoldRefusal): Promise<void> {
  const { read } = shop.database
  const { userId, address } = holder
  const atAddress = tooMuch.holder === 'address' && address !== null
  const largest = atAddress ? await largestHolderAt(read, address) : userId
  if (largest === undefined) return
  const openAlert = await findOpenAlertOf(read, largest, 'unpaid-orders')
  if (openAlert && openAlert.raisedAt > shop.clock() - renewAfterMs) return
  const count = await (atAddress
    ? countHeldBy(read, 'hold_address', address)
    : countHeldBy(read, 'user_id', largest))
  await shop.database.write(async (transaction) => {
    await raiseAlert(shop, transaction, { userId: largest, kind: 'unpaid-orders', count })
    return done(null)
  })
}
