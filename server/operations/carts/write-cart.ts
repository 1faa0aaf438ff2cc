import { joinedLines } from '../../../domain/orders/cart-changes.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { limitAt } from '../../../domain/rate-limit-factor.ts'
import type { Reader } from '../../data/database.ts'
import { findBookable } from '../../data/queries/catalogue/products.ts'
import {
  type AgentCart,
  type AgentCartLine,
  countAgentCarts,
  deleteAgentCart,
  findAgentCart,
  insertAgentCart,
  replaceAgentCart,
} from '../../data/queries/orders/agent-carts.ts'
import { lockHolders } from '../../data/queries/orders/held-stock.ts'
import { hourMs } from '../../platform/clock.ts'
import { hashOfToken } from '../../platform/secret-token.ts'
import type { Shop } from '../shop.ts'

/** Carts live a day after their last change. */
const cartLifetimeMs = 24 * hourMs

/** The most open carts of a network: the servers of a large program serve many people. */
export const mostCartsOfAddress = 500

/** A line that a program asks for. */
interface WantedLine {
  readonly productId: string
  readonly quantity: number
}

interface Wanted {
  readonly lines: readonly WantedLine[]
  readonly country: string | null
}

/** A request to make a cart. */
interface NewCart extends Wanted {
  /** An unguessable id. */
  readonly id: string
  readonly addressHash: string
  /** Hash of a request with an idempotency key, whose id is made of the key; null without one. */
  readonly requestHash: string | null
}

/** A cart that was written; undefined if none of its products is for sale. */
type Written = AgentCart | undefined

/**
 * Makes a cart of the lines whose products are for sale (docs/decisions/0154). It holds no stock. The same request with
 * the same idempotency key gives the cart that it made before.
 */
export async function makeCart(shop: Shop, cart: NewCart): Promise<Outcome<Written>> {
  const hash = hashOfToken(cart.id)
  const { addressHash, requestHash } = cart
  const most = limitAt(shop.rateLimitFactor, mostCartsOfAddress)
  return shop.database.write<Written>(async (transaction) => {
    const { db } = transaction
    const now = shop.clock()
    await lockHolders(transaction, [`carts of ${addressHash}`])
    const earlier = requestHash === null ? undefined : await findAgentCart(db, hash, now)
    if (earlier)
      return earlier.requestHash === requestHash ? done(earlier) : refused('IDEMPOTENCY_KEY_REUSED')
    if ((await countAgentCarts(db, addressHash, now, most)) >= most) return refused('CARTS_LIMIT')
    const written = await cartOf(db, cart, now)
    if (!written) return done(undefined)
    // An expired cart of the same key may still be stored.
    await deleteAgentCart(transaction, hash)
    await insertAgentCart(transaction, { ...written, hash, addressHash, requestHash })
    return done(written)
  })
}

/** Replaces the lines of a cart; refuses a cart that does not exist any more. */
export async function changeCart(shop: Shop, id: string, wanted: Wanted): Promise<Outcome<Written>> {
  const hash = hashOfToken(id)
  return shop.database.write<Written>(async (transaction) => {
    const now = shop.clock()
    if (!(await findAgentCart(transaction.db, hash, now))) return refused('CART_NOT_FOUND')
    const written = await cartOf(transaction.db, wanted, now)
    if (written) await replaceAgentCart(transaction, hash, written)
    return done(written)
  })
}

/** Deletes a cart; returns what it was. */
export async function removeCart(shop: Shop, id: string): Promise<Outcome<AgentCart>> {
  const hash = hashOfToken(id)
  return shop.database.write<AgentCart>(async (transaction) => {
    const cart = await findAgentCart(transaction.db, hash, shop.clock())
    if (!cart) return refused('CART_NOT_FOUND')
    await deleteAgentCart(transaction, hash)
    return done(cart)
  })
}

/** Returns a cart that lives. */
export async function readCart(shop: Shop, id: string): Promise<AgentCart | undefined> {
  return findAgentCart(shop.database.read, hashOfToken(id), shop.clock())
}

async function cartOf(read: Reader, { lines, country }: Wanted, now: number): Promise<Written> {
  const joined = joinedLines(lines)
  const found = await findBookable(
    read,
    joined.map(({ productId }) => productId),
  )
  const products = new Map(found.map((product) => [product.id, product]))
  const written = joined.flatMap(({ productId, quantity }): AgentCartLine[] => {
    const product = products.get(productId)
    return product
      ? [{ productId, quantity, name: product.name, unitPriceCents: product.unitPriceCents }]
      : []
  })
  return written.length === 0 ? undefined : { lines: written, country, expiresAt: now + cartLifetimeMs }
}
