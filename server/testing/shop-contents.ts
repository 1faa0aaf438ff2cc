import type { PriceBreak } from '../../domain/catalogue/price-breaks.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import { insertSession } from '../data/queries/accounts/sessions.ts'
import { insertUser, setRole } from '../data/queries/accounts/users.ts'
import { insertProducts } from '../data/queries/catalogue/product-writes.ts'
import { moveStock } from '../data/queries/catalogue/stock.ts'
import type { ProductKind } from '../data/schema/catalogue-tables.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { hourMs } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'

/** Returns an operation's value; a refusal fails the test with its code. */
export function granted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`)
  return outcome.value
}

/** Returns the code of a refusal, or `done`. */
export function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'done' : outcome.code
}

/** Adds a customer with a session of a week. */
export async function addCustomer(shop: Shop, role: Caller['role'] = 'customer'): Promise<Caller> {
  const sessionId = newId()
  const email = `${role}-${sessionId}@example.com`
  const outcome = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const user = await insertUser(transaction, email, 'Ada Lovelace', now)
    if (!user) throw new Error('The address is taken')
    await setRole(transaction, user.id, role)
    await insertSession(
      transaction,
      { id: sessionId, userId: user.id, expiresAt: now + 7 * 24 * hourMs },
      now,
    )
    return done(user)
  })
  const user = granted(outcome)
  return { userId: user.id, email, name: user.name, role, sessionId, addressHash: 'an address' }
}

export function addAdmin(shop: Shop): Promise<Caller> {
  return addCustomer(shop, 'admin')
}

interface ToolToAdd {
  readonly stock: number
  readonly minimumOrder?: number
  readonly unitPriceCents?: number
  readonly priceBreaks?: readonly PriceBreak[]
  readonly name?: string
  readonly category?: string
  readonly brand?: string
  readonly sku?: string
  /** The standards that the product fits. */
  readonly fits?: readonly string[]
  readonly kind?: ProductKind
  /** Of one piece. */
  readonly weightGrams?: number | undefined
  readonly giftCard?: boolean
}

/** Adds a tool, or a part, with stock; returns its id. */
export async function addTool(
  shop: Shop,
  {
    stock,
    minimumOrder = 1,
    unitPriceCents = 1250,
    priceBreaks = [],
    name = 'Spoke wrench',
    fits,
    kind = 'tool',
    weightGrams,
    giftCard = false,
    ...labels
  }: ToolToAdd,
): Promise<string> {
  const id = newId()
  const described = {
    name,
    img: '/pictures/spoke-wrench.webp',
    shortDescription: 'Six sizes.',
    details: {
      ...labels,
      ...(fits && { fits: [...fits] }),
      ...(weightGrams !== undefined && { weightGrams }),
      ...(giftCard && { giftCard }),
    },
  }
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    await insertProducts(
      transaction,
      [{ id, kind, ...described, minimumOrder, unitPriceCents, priceBreaks, position: 0 }],
      now,
    )
    if (stock > 0) await moveStock(transaction, { productId: id, quantity: stock, reason: 'opening' }, now)
    return done(null)
  })
  return id
}

/** Takes a product off sale, like an admin. */
export async function deleteTool(shop: Shop, id: string): Promise<void> {
  await shop.database.write(async ({ db, changed }) => {
    await db.updateTable('products').set({ deleted_at: shop.clock() }).where('id', '=', id).execute()
    changed('tools', `tool:${id}`)
    return done(null)
  })
}

/** An admin without an account, for changes whose author is irrelevant to the test. */
export const staff: Caller = {
  userId: 'an-admin',
  email: 'staff@truewheel.example',
  name: 'Staff',
  role: 'admin',
  sessionId: 'a-session',
  addressHash: 'an address',
}
