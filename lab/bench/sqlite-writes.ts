// node lab/bench/sqlite-writes.ts [bookings]: compares ways to write on the embedded database
// (docs/decisions/0002). Three ways to make the same durable bookings (stock, order, movement, email), with
// 50 concurrent callers.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { done } from '../../domain/outcome.ts'
import type { Database } from '../../server/data/database.ts'
import { insertUser } from '../../server/data/queries/accounts/users.ts'
import { insertProducts } from '../../server/data/queries/catalogue/product-writes.ts'
import { moveStock } from '../../server/data/queries/catalogue/stock.ts'
import { databaseFile, openSqlite } from '../../server/data/sqlite/open-sqlite.ts'
import { bookProduct } from '../../server/operations/orders/book-product.ts'
import { SettingsInForce } from '../../server/operations/settings/settings-in-force.ts'
import type { Shop } from '../../server/operations/shop.ts'
import { orderLinks } from '../../server/platform/order-links.ts'
import { sealedTexts } from '../../server/platform/sealed-texts.ts'

const bookings = Number(process.argv[2] ?? 5_000)
const rounds = 5
const stock = 1_000_000

type Way = (directory: string, database: Database, userId: string) => () => Promise<unknown>

const grouped: Way = (_directory, database, userId) => {
  const shop = {
    database,
    clock: Date.now,
    settings: new SettingsInForce(database, { isSample: true }),
    rateLimitFactor: 1_000,
    holdMs: 1_000,
    orderLinks: orderLinks('a secret of this check'),
    sealedTexts: sealedTexts('a secret of this check'),
    privateNetworks: true,
    publicUrl: '',
    adminEmail: undefined,
    cards: undefined as never,
  } satisfies Shop
  const account = { userId, email: 'a@b.example', name: '', role: 'customer' } as const
  const caller = { ...account, sessionId: '', addressHash: '' }
  const booking = { productId: 'tool', quantity: 1, userName: '', userPhone: '', idempotencyKey: undefined }
  return () => bookProduct(shop, caller, booking)
}

/** The same operation, but each booking waits for its own disk sync. */
const oneByOne: Way = (directory, database, userId) => {
  const book = grouped(directory, database, userId)
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    last = last.then(book)
    return last
  }
}

/** Handwritten prepared statements without a query builder; all bookings of one event loop turn share a commit. */
const rawGrouped: Way = (directory, _database, userId) => {
  const sqlite = new DatabaseSync(join(directory, databaseFile))
  sqlite.exec('pragma synchronous = full; pragma foreign_keys = on')
  const take = sqlite.prepare(
    "update products set available = available - 1 where id = 'tool' and available >= 1 and minimum_order <= 1 and deleted_at is null returning name, available, unit_price_cents, minimum_order",
  )
  const order = sqlite.prepare(
    `insert into orders (id, user_id, product_id, product_name, product_name_folded, quantity, unit_price_cents, price_cents,
       minimum_order, available_before, customer_email, user_name, user_phone, state, stock_held, hold_expires_at, created_at)
     values (?, ?, 'tool', ?, 'tool', 1, ?, ?, 1, ?, 'a@b.example', '', '', 'unpaid', 1, 1, 1)`,
  )
  const movement = sqlite.prepare(
    "insert into stock_movements values (?, 'tool', ?, -1, 'booking', '', null, 1)",
  )
  const message = sqlite.prepare(
    `insert into outbox (id, event, recipient, subject, body, html, order_id, created_at, next_attempt_at, give_up_at)
     values (?, ?, 'a@b.example', 'You have booked 1 × Tool', ?, ?, ?, 1, 1, 1)`,
  )
  const [text, page] = ['a'.repeat(600), 'a'.repeat(1_800)]
  let waiting: (() => void)[] = []
  const commit = () => {
    const group = waiting
    waiting = []
    sqlite.exec('begin immediate')
    for (const _ of group) {
      sqlite.exec('savepoint unit')
      const id = crypto.randomUUID()
      const tool = take.get() as { name: string; available: number; unit_price_cents: number }
      order.run(id, userId, tool.name, tool.unit_price_cents, tool.unit_price_cents, tool.available + 1)
      movement.run(crypto.randomUUID(), id)
      message.run(crypto.randomUUID(), id, text, page, id)
      sqlite.exec('release unit')
    }
    sqlite.exec('commit')
    for (const resolve of group) resolve()
  }
  return () =>
    new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(commit)
    })
}

async function perSecond(way: Way): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'truewheel-bench-'))
  const database = await openSqlite(directory)
  const user = await database.write(async (transaction) => {
    const tool = {
      id: 'tool',
      name: 'Tool',
      img: '',
      shortDescription: '',
      minimumOrder: 1,
      unitPriceCents: 100,
      position: 1,
    }
    await insertProducts(transaction, [tool], 1)
    await moveStock(transaction, { productId: 'tool', quantity: stock, reason: 'opening' }, 1)
    return done(await insertUser(transaction, 'a@b.example', '', 1))
  })
  if (!user.ok || !user.value) throw new Error('The benchmark could not prepare its data')
  const book = way(directory, database, user.value.id)
  const startedAt = performance.now()
  let left = bookings
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (left-- > 0) await book()
    }),
  )
  const rate = bookings / ((performance.now() - startedAt) / 1000)
  await database.close()
  rmSync(directory, { recursive: true })
  return rate
}

const ways = { grouped, oneByOne, rawGrouped }
const rates: Record<string, number[]> = { grouped: [], oneByOne: [], rawGrouped: [] }
for (let round = 0; round < rounds; round += 1) {
  for (const [name, way] of Object.entries(ways)) rates[name]?.push(await perSecond(way))
}
const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const chosen = median(rates.grouped)
console.log(`${bookings} bookings, 50 callers, median of ${rounds} rounds in turn`)
console.log(`  Kysely, turns share a commit:   ${Math.round(chosen)}/s`)
console.log(
  `  Kysely, a commit each:          ${Math.round(median(rates.oneByOne))}/s (shared is ${(chosen / median(rates.oneByOne)).toFixed(1)} times as fast)`,
)
console.log(
  `  by hand, turns share a commit:  ${Math.round(median(rates.rawGrouped))}/s (shared Kysely is ${(chosen / median(rates.rawGrouped)).toFixed(2)} of it)`,
)
