import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookSomething } from '../../testing/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { up } from './0085-kept-emails.ts'

const umlaut = 'ada@müller.example'
const kept = 'ada@xn--mller-kva.example'

describeOnEveryEngine('Emails of the version before', (engine) => {
  let shop: TestShop
  let orderId: string
  beforeAll(async () => {
    shop = await openTestShop(engine)
    orderId = (await bookSomething(shop)).orderId
    await run(sql`update orders set customer_email = ${umlaut} where id = ${orderId}`)
    for (const [id, email] of Object.entries({
      a: umlaut,
      b: 'jo\u0308rg@example.com',
      c: 'taken@müller.example',
      d: 'taken@xn--mller-kva.example',
      e: 'Plain@Example.com',
      f: 'eve@ｅxample.example',
    })) {
      await run(
        sql`insert into users (id, email, name, role, created_at) values (${id}, ${email}, '', 'customer', 1)`,
      )
      await run(sql`insert into auth_users (id, name, email, email_verified, created_at, updated_at)
        values (${id}, '', ${email}, 1, '', '')`)
      for (const [table, column, other] of [
        ['quote_requests', 'email', sql`'quote', '', '', 1`],
        ['reviews', 'email', sql`'', '', '', 5, 1`],
        ['outbox', 'recipient', sql`${`event-${id}`}, '', '', 1, 1, 1`],
      ] as const) {
        const names = {
          quote_requests: sql`kind, name, message, created_at`,
          reviews: sql`img, name, text, stars, created_at`,
          outbox: sql`event, subject, body, created_at, next_attempt_at, give_up_at`,
        }[table]
        await run(sql`insert into ${sql.table(table)} (id, ${sql.ref(column)}, ${names})
          values (${id}, ${email}, ${other})`)
      }
    }
    for (const [id, email] of Object.entries({
      r: umlaut,
      s: 'b@müller.example',
      t: 'b@xn--mller-kva.example',
    }))
      await run(sql`insert into restock_requests (id, product_id, email, token_hash, requested_at)
        select ${id}, product_id, ${email}, ${id}, 1 from orders where id = ${orderId}`)
    // The column's name at the time of the migration.
    const requests = db().schema.alterTable('restock_requests')
    await requests.renameColumn('product_id', 'tool_id').execute()
    await up(db())
    await requests.renameColumn('tool_id', 'product_id').execute()
  })
  afterAll(() => shop.drop())

  const db = () => shop.database.autocommit as Kysely<unknown>
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db())
  const emails = async (table: string, column = 'email') => {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, ${sql.ref(column)} as text from ${sql.table(table)} where length(id) = 1 order by id`.execute(
      db(),
    )
    return rows.map(({ text }) => text)
  }

  test.each([
    ['users', 'email'],
    ['auth_users', 'email'],
    ['quote_requests', 'email'],
    ['reviews', 'email'],
    ['outbox', 'recipient'],
  ])(
    'in %s get the form of new ones, unless another row has that form or it is uncertain',
    async (table, column) => {
      expect(await emails(table, column)).toEqual([
        kept,
        'j\u00f6rg@example.com',
        'taken@müller.example',
        'taken@xn--mller-kva.example',
        'Plain@Example.com',
        'eve@ｅxample.example',
      ])
    },
  )

  test('of orders and restock requests get the form of new ones', async () => {
    const { rows } = await sql<{ email: string }>`
      select customer_email as email from orders where id = ${orderId}`.execute(db())
    expect(rows).toEqual([{ email: kept }])
    expect(await emails('restock_requests')).toEqual([kept, 'b@müller.example', 'b@xn--mller-kva.example'])
  })
})
