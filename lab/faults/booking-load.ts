import { setTimeout as wait } from 'node:timers/promises'
import { type DatabasePlace, openDatabase } from '../../server/data/open-database.ts'
import { findLedgerMismatches } from '../../server/data/queries/catalogue/stock.ts'
import { SettingsInForce } from '../../server/operations/settings/settings-in-force.ts'
import type { Caller } from '../../server/operations/shop.ts'
import { accessTokens } from '../../server/platform/access-token.ts'
import { hourMs, systemClock } from '../../server/platform/clock.ts'
import { orderLinks } from '../../server/platform/order-links.ts'
import { sealedTexts } from '../../server/platform/sealed-texts.ts'
import { addAdmin, addCustomer, addTool } from '../../server/testing/shop-contents.ts'
import { TestCards } from '../../server/testing/test-cards.ts'

/** The SHOP_SECRET of the loaded shop, which signs the customers' tokens. */
export const loadSecret = 'the secret of a shop under load, long enough'

/** Customers and tools to book. */
export interface Crowd {
  readonly tokens: readonly string[]
  /** The customers' emails, in the order of the tokens. */
  readonly emails: readonly string[]
  readonly adminToken: string
  readonly toolIds: readonly string[]
}

interface BookingLoad {
  /** Orders that the shop has acknowledged so far. */
  readonly acknowledged: ReadonlySet<string>
  /** The count of each status; 0 means no answer. */
  readonly statuses: ReadonlyMap<number, number>
  /** Resolves once every pending call has ended. */
  stop(): Promise<void>
}

/** Creates customers with sessions and well-stocked tools in the database of a stopped shop. */
export async function prepareCrowd(place: DatabasePlace, customers: number): Promise<Crowd> {
  const shop = await openStoppedShop(place)
  const { sign } = accessTokens(loadSecret, systemClock)
  const tokenOf = ({ userId, sessionId }: Caller) => sign({ userId, sessionId, lifeMs: 3 * hourMs })
  const tokens: string[] = []
  const emails: string[] = []
  const toolIds: string[] = []
  while (toolIds.length < 5) toolIds.push(await addTool(shop, { stock: 1_000_000 }))
  while (tokens.length < customers) {
    const customer = await addCustomer(shop)
    tokens.push(await tokenOf(customer))
    emails.push(customer.email)
  }
  const adminToken = await tokenOf(await addAdmin(shop))
  await shop.database.close()
  return { tokens, emails, adminToken, toolIds }
}

/** Opens the database of a stopped shop, with everything that operations need. */
export async function openStoppedShop(place: DatabasePlace) {
  const database = await openDatabase(place, rethrow)
  return {
    database,
    cards: new TestCards(),
    clock: systemClock,
    settings: new SettingsInForce(database, { isSample: true }),
    holdMs: hourMs,
    rateLimitFactor: 1_000,
    orderLinks: orderLinks('a secret of this check'),
    sealedTexts: sealedTexts('a secret of this check'),
    privateNetworks: true,
    publicUrl: 'http://localhost',
    adminEmail: undefined,
  }
}

/** Makes each customer book one piece after another until the load is stopped. */
export function startBookingLoad(origin: string, { tokens, toolIds }: Crowd): BookingLoad {
  const acknowledged = new Set<string>()
  const statuses = new Map<number, number>()
  let stopped = false
  const customers = tokens.map(async (token, index) => {
    for (let round = index; !stopped; round += 1) {
      const { status, orderId } = await book(origin, token, toolIds[round % toolIds.length] ?? '')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (orderId !== undefined) acknowledged.add(orderId)
      // A refused client retries after a pause.
      if (status !== 200) await wait(50)
    }
  })
  return {
    acknowledged,
    statuses,
    async stop() {
      stopped = true
      await Promise.all(customers)
    },
  }
}

/** Books one piece. Returns the status (0 without an answer) and the acknowledged order. */
async function book(
  origin: string,
  token: string,
  productId: string,
): Promise<{ readonly status: number; readonly orderId?: string }> {
  try {
    const answer = await fetch(`${origin}/api/booking`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ Id: productId, quantity: 1 }),
    })
    const text = await answer.text()
    // A proxy answers for an unavailable shop, but not in JSON.
    if (answer.status !== 200) return { status: answer.status }
    const { insertedId } = JSON.parse(text) as { readonly insertedId: string }
    return { status: answer.status, orderId: insertedId }
  } catch (error) {
    // fetch reports a refused or broken connection as a TypeError.
    if (error instanceof TypeError) return { status: 0 }
    throw error
  }
}

/** Compares the acknowledged orders with the database of a stopped shop. */
export async function compareWithStored(
  place: DatabasePlace,
  acknowledged: ReadonlySet<string>,
): Promise<{ readonly stored: number; readonly missing: number; readonly toolsAtOdds: number }> {
  const database = await openDatabase(place, rethrow)
  try {
    const rows = await database.read.selectFrom('orders').select('id').execute()
    const stored = new Set(rows.map(({ id }) => id))
    const missing = [...acknowledged].filter((id) => !stored.has(id)).length
    const toolsAtOdds = (await findLedgerMismatches(database.read)).length
    return { stored: stored.size, missing, toolsAtOdds }
  } finally {
    await database.close()
  }
}

function rethrow(error: Error): never {
  throw error
}
