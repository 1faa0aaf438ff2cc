import { randomBytes } from 'node:crypto'
import { done } from '../../../domain/outcome.ts'
import type { DatabasePlace } from '../../../server/data/open-database.ts'
import { moveStock } from '../../../server/data/queries/catalogue/stock.ts'
import { getOrCreateSetting } from '../../../server/data/queries/stored-settings.ts'
import { bookProduct } from '../../../server/operations/orders/book-product.ts'
import { loadSampleCatalogue } from '../../../server/operations/seed/sample-catalogue.ts'
import { seedLargeShop } from '../../../server/operations/seed/seed-large-shop.ts'
import { seedSampleCatalogue } from '../../../server/operations/seed/seed-sample-catalogue.ts'
import type { Caller } from '../../../server/operations/shop.ts'
import { accessTokens } from '../../../server/platform/access-token.ts'
import { hourMs, systemClock } from '../../../server/platform/clock.ts'
import { booking } from '../../../server/testing/buying.ts'
import { addAdmin, addCustomer, granted } from '../../../server/testing/shop-contents.ts'
import { openStoppedShop } from '../../faults/booking-load.ts'

/** The size of a shop, beyond the sample catalogue. */
export interface ShopSize {
  readonly tools: number
  readonly orders: number
}

/** The facts about a shop that the load needs. */
export interface FilledShop {
  /** Customers' access tokens, one for each caller. */
  readonly tokens: readonly string[]
  /** A customer with 50 orders. */
  readonly regular: { readonly token: string; readonly email: string }
  readonly adminToken: string
  /** Tools with plenty of stock, and a minimum order of one piece. */
  readonly toolIds: readonly string[]
  /** The secrets of the shop and of its card sandbox. */
  readonly secret: string
  readonly cardKey: string
}

const callers = 50
const ownOrders = 50

/** Fills the database of a stopped shop: sample catalogue, made tools and orders, customers and their orders. */
export async function fillShop(place: DatabasePlace, size: ShopSize): Promise<FilledShop> {
  const shop = await openStoppedShop(place)
  const { database } = shop
  const now = systemClock()
  await seedSampleCatalogue(database, await loadSampleCatalogue(), now)
  if (size.tools > 0) await seedLargeShop(database, size, now, () => undefined)
  const tools = await database.read
    .selectFrom('products')
    .where('kind', '=', 'tool')
    .where('minimum_order', '=', 1)
    .where('id', 'not like', 'made-%')
    // A gift card has no address.
    .where('category', '<>', 'Gift cards')
    .select(['id', 'available'])
    .execute()
  for (const { id, available } of tools) {
    await database.write(async (transaction) =>
      done(
        await moveStock(
          transaction,
          { productId: id, quantity: 1_000_000 - available, reason: 'restock' },
          now,
        ),
      ),
    )
  }
  const secret = randomBytes(48).toString('base64url')
  const { sign } = accessTokens(secret, systemClock)
  const tokenOf = ({ userId, sessionId }: Caller) => sign({ userId, sessionId, lifeMs: 6 * hourMs })
  const customers = []
  while (customers.length < callers) customers.push(await addCustomer(shop))
  const regular = await addCustomer(shop)
  for (let order = 0; order < ownOrders; order += 1) {
    granted(await bookProduct(shop, regular, booking(tools[order % tools.length]?.id ?? '')))
  }
  const filled = {
    tokens: await Promise.all(customers.map(tokenOf)),
    regular: { token: await tokenOf(regular), email: regular.email },
    adminToken: await tokenOf(await addAdmin(shop)),
    toolIds: tools.map(({ id }) => id),
    secret,
    cardKey: await getOrCreateSetting(
      database,
      'sandbox-secret-key',
      () => `sk_test_${randomBytes(12).toString('hex')}`,
    ),
  }
  await database.close()
  return filled
}
