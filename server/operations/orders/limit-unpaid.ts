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

/** For whom an unpaid order holds stock. */
export interface Holder {
  readonly userId: string
  readonly proven: boolean
  /** The keyed hash of the network address, for an account that is not proven; null: nothing to count or keep. */
  readonly address: string | null
}

/** Pieces of a tool that an order is to hold, once they are taken out of the stock. */
interface Taken {
  /** The order's. */
  readonly id: string
  readonly toolId: string
  readonly quantity: number
  readonly minimumOrder: number
  /** What is left of the tool. */
  readonly available: number
}

/**
 * Says for whom an order would hold stock, and lets no other order be counted for them until this transaction is over.
 * The first thing that a transaction does.
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

/** Refuses a hold, and says for whom what is too much. */
export interface HoldRefusal extends Refusal {
  readonly tooMuch: TooMuchHeld
  readonly holder: Holder
}

/** Whether a refusal is one of a hold. */
export function isHoldRefusal(refusal: Refusal): refusal is HoldRefusal {
  return 'tooMuch' in refusal
}

/** Refuses to let this holder hold these pieces as well; undefined when they may (docs/decisions/0018). */
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
  return tooMuch ? { ...refused(tooMuch.code, sentenceOf(tooMuch, proven)), tooMuch, holder } : undefined
}

/** What is held, and what to do about it. */
function sentenceOf({ code, holder, limit }: TooMuchHeld, proven: boolean): string {
  if (holder === 'address') {
    return code === 'UNPAID_ORDERS_LIMIT'
      ? 'Unpaid orders from your network have reached their limit. Verify your email, or try again in half an hour.'
      : `Unpaid orders from your network can hold ${limit} of this tool in total. Lower the quantity, or verify your email.`
  }
  if (code === 'UNPAID_SHARE_LIMIT')
    return `Your unpaid orders can hold ${limit} of this tool. Lower the quantity, or pay for another order first.`
  const orders = limit === 1 ? 'order' : 'orders'
  const verify = proven ? '' : ', or verify your email'
  return `You already have ${limit} unpaid ${orders}. Pay for one or cancel one under My Orders${verify}.`
}

/** An alert stands as it is for so long: each refused booking must not be another write. */
const freshForMs = 10 * minuteMs

/** Tells the admins that an account, or the unproven accounts of an address, hold as much unpaid stock as they may. */
export async function alertHeldStock(shop: Shop, { tooMuch, holder }: HoldRefusal): Promise<void> {
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
