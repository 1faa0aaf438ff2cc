import { join } from 'node:path'
import { done } from '../../domain/outcome.ts'
import { SqliteConnection } from '../../server/data/sqlite/connection.ts'
import { databaseFile } from '../../server/data/sqlite/open-sqlite.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { type Statement, watchedEngine } from '../../server/data/testing/watched-engine.ts'
import { indexNewOrders } from '../../server/operations/orders/index-new-orders.ts'
import { addCustomer, addTool } from '../../server/testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { addHistory } from './history.ts'
import { type StatementTimes, timeStatements } from './statement-times.ts'

/** A shop that records its statements, with a second connection for repeating them. */
export interface WatchedShop {
  readonly app: TestApp
  readonly connection: SqliteConnection
  readonly statements: Statement[]
  drop(): Promise<void>
}

/** Opens a shop; `orders` adds a history with this many orders of a customer. */
export async function openWatchedShop({ orders = 0 } = {}): Promise<WatchedShop> {
  const statements: Statement[] = []
  const home = await anyEngine.fresh()
  const opened = { ...anyEngine, fresh: async () => home }
  const app = await openTestApp(watchedEngine(opened, (query) => statements.push(query)))
  if (orders > 0) await fill(app, orders)
  const connection = new SqliteConnection(join(home.place.dataDir, databaseFile))
  return {
    ...{ app, connection, statements },
    async drop() {
      connection.close()
      await app.drop()
    },
  }
}

async function fill({ shop }: TestApp, orders: number): Promise<void> {
  const { userId, email } = await addCustomer(shop)
  const productId = await addTool(shop, { stock: 1_000 })
  await addHistory(shop.database, { userId, email, productId, orders, now: shop.clock() })
  await indexNewOrders(shop)
}

/**
 * Transfers the history to the owner of a token. Its orders get new payment times, because valid calls move the clock.
 */
export async function inherit({ app }: WatchedShop, token: string | undefined): Promise<void> {
  const { shop, tokens } = app
  const sessionId = token === undefined ? undefined : await tokens.verify(token)
  if (sessionId === undefined) return
  const caller = await shop.database.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('role', '=', 'customer')
    .select(['users.id', 'email'])
    .executeTakeFirst()
  if (!caller) return
  const owner = { user_id: caller.id }
  const paid = { ...owner, customer_email: caller.email, paid_at: shop.clock() - 60_000 }
  await shop.database.write(async ({ db }) => {
    await db.updateTable('orders').where('id', 'like', 'past-order-%').set(paid).execute()
    await db.updateTable('payments').where('intent_id', 'like', 'past-%').set(owner).execute()
    await db.updateTable('idempotency_keys').where('key', 'like', 'past-%').set(owner).execute()
    const mails = db.updateTable('outbox').where('id', 'like', 'past-%')
    await mails.set({ recipient: caller.email }).execute()
    return done(null)
  })
}

/** More statements than a call sends; a job that catches up repeats the same statements. */
const mostTimed = 400

/** Runs some work and returns the times of its statements. */
export async function timesOf(shop: WatchedShop, work: () => Promise<unknown>): Promise<StatementTimes> {
  shop.statements.length = 0
  await work()
  const times: StatementTimes = new Map()
  timeStatements(shop.connection, shop.statements.slice(0, mostTimed), times)
  return times
}
