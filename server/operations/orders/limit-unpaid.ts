import { said } from '../../../contract/languages/said.ts'
import { type Held, type TooMuchHeld, tooMuchHeld } from '../../../domain/orders/holds.ts'
import { done, type Refusal, refused } from '../../../domain/outcome.ts'
import { countsAt } from '../../../domain/rate-limit-factor.ts'
import type { Transaction } from '../../data/database.ts'
import { findOpenAlertOf } from '../../data/queries/accounts/alerts.ts'
import { findStanding } from '../../data/queries/accounts/identities.ts'
import {
  countHeldBy,
  type HeldOfProduct,
  heldBy,
  heldOfProducts,
  largestHolderAt,
  lockHolders,
} from '../../data/queries/orders/held-stock.ts'
import { minuteMs } from '../../platform/clock.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import type { Caller, Shop } from '../shop.ts'
import { limitTexts } from './limit-texts.ts'

/** The account, and possibly the network address, to which a hold counts. */
export interface Holder {
  readonly userId: string
  readonly proven: boolean
  /** Whether a group of customers that the account belongs to has a price list. */
  readonly hasGroupList: boolean
  /** Keyed hash of the network address of an unverified account; null when no address counts. */
  readonly address: string | null
}

/** The pieces that an order would hold; the stock no longer contains them. */
export interface Taken {
  /** The order's id. */
  readonly id: string
  readonly productId: string
  readonly quantity: number
  readonly minimumOrder: number
  /** The remaining stock of the product. */
  readonly available: number
  /** The order's purchase; null for an order that was booked alone. */
  readonly purchaseId: string | null
}

/**
 * Returns the holder to which an order's stock would count, and locks it until the transaction ends, so that concurrent
 * orders count one after the other. Must be the first statement of a transaction.
 */
export async function lockHolder(
  { rateLimitFactor }: Pick<Shop, 'rateLimitFactor'>,
  transaction: Transaction,
  { userId, email, addressHash }: Pick<Caller, 'userId' | 'email' | 'addressHash'>,
): Promise<Holder> {
  const { proven, hasGroupList } = await findStanding(transaction.db, { userId, email })
  const counted = countsAt(rateLimitFactor)
  const address = counted && !proven ? addressHash : null
  if (counted) {
    const locks = [`unpaid orders of account ${userId}`, ...(address ? [`unpaid orders of ${address}`] : [])]
    await lockHolders(transaction, locks)
  }
  return { userId, proven, hasGroupList, address }
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

/**
 * Returns the refusals of holds that exceed a limit, by order id. Each hold counts towards the holds after it
 * (docs/decisions/0018). The lines of a purchase count as one order for a verified account, and as one order each for
 * an unverified one.
 */
export async function refusalsOfHolds(
  { rateLimitFactor }: Pick<Shop, 'rateLimitFactor'>,
  { db }: Transaction,
  holder: Holder,
  taken: readonly Taken[],
): Promise<ReadonlyMap<string, HoldRefusal>> {
  const refusals = new Map<string, HoldRefusal>()
  if (!countsAt(rateLimitFactor) || taken.length === 0) return refusals
  const { userId, proven, address } = holder
  const ids = taken.map(({ id }) => id)
  const productIds = [...new Set(taken.map(({ productId }) => productId))]
  const ofAll = await heldOfProducts(db, productIds, ids)
  const account = new Holdings(await heldBy(db, 'user_id', userId, ids), proven)
  const ofAddress =
    address === null ? undefined : new Holdings(await heldBy(db, 'hold_address', address, ids), false)
  for (const hold of taken) {
    const { id, productId, quantity, minimumOrder, available } = hold
    const tooMuch = tooMuchHeld(
      {
        quantity,
        minimumOrder,
        stock: available + quantity + (ofAll.get(productId) ?? 0),
        proven,
        account: account.before(hold),
        address: ofAddress?.before(hold),
      },
      rateLimitFactor,
    )
    if (tooMuch) {
      const message = limitMessage(tooMuch, { proven, isSet: taken.length > 1 })
      refusals.set(id, { ...refused(tooMuch.code, message), tooMuch, holder })
      continue
    }
    account.add(hold)
    ofAddress?.add(hold)
  }
  return refusals
}

/** The unpaid holds of an account or address, while the holds of a set of orders are added one by one. */
class Holdings {
  readonly #purchasesCountOnce: boolean
  readonly #purchases = new Set<string>()
  readonly #tools = new Map<string, { readonly pieces: number; readonly before: number }>()
  #orders = 0

  constructor(held: readonly HeldOfProduct[], purchasesCountOnce: boolean) {
    this.#purchasesCountOnce = purchasesCountOnce
    for (const each of held) this.#count(each)
  }

  add({ productId, quantity, available, purchaseId }: Taken): void {
    this.#count({ productId, orders: 1, pieces: quantity, before: available + quantity, purchaseId })
  }

  /** Returns what already counts before a hold is added. */
  before({ productId, purchaseId }: Taken): Held {
    const others = [...this.#tools].filter(([product]) => product !== productId)
    return {
      orders: this.#orders - (this.#isCounted(purchaseId) ? 1 : 0),
      pieces: this.#tools.get(productId)?.pieces ?? 0,
      large: others.filter(([, { pieces, before }]) => pieces * 2 > before).length,
    }
  }

  #isCounted(purchaseId: string | null): boolean {
    return this.#purchasesCountOnce && purchaseId !== null && this.#purchases.has(purchaseId)
  }

  #count({ productId, orders, pieces, before, purchaseId }: HeldOfProduct): void {
    const known = this.#tools.get(productId)
    this.#tools.set(productId, {
      pieces: (known?.pieces ?? 0) + pieces,
      before: Math.max(known?.before ?? 0, before),
    })
    if (this.#isCounted(purchaseId)) return
    this.#orders += this.#purchasesCountOnce && purchaseId !== null ? 1 : orders
    if (purchaseId !== null) this.#purchases.add(purchaseId)
  }
}

/** Explains the limit and what to do. */
function limitMessage(
  { code, holder, limit }: TooMuchHeld,
  { proven, isSet }: { readonly proven: boolean; readonly isSet: boolean },
): string {
  const texts = said(limitTexts)
  if (holder === 'address')
    return code === 'UNPAID_ORDERS_LIMIT' ? texts.networkOrders : texts.networkPieces(limit)
  if (code === 'UNPAID_SHARE_LIMIT') return texts.pieces(limit)
  if (isSet) return proven ? texts.purchases(limit) : texts.lines(limit)
  return proven ? texts.orders(limit) : texts.ordersOrVerify(limit)
}

/** An alert is renewed at most once per this time, so that not every refused booking writes. */
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
  // The basket alone exceeded the limit, so no account holds stock.
  if (count === 0) return
  await shop.database.write(async (transaction) => {
    await raiseAlert(shop, transaction, { userId: largest, kind: 'unpaid-orders', count })
    return done(null)
  })
}
