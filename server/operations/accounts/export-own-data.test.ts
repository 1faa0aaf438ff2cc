import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { personalTables } from '../../data/queries/accounts/personal-data.ts'
import { addToOutbox } from '../../data/queries/emails/add-to-outbox.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addCustomer, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { requestQuote } from '../requests/request-quote.ts'
import type { Caller } from '../shop.ts'
import { exportOwnData } from './export-own-data.ts'

type File = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

describeOnEveryEngine('The file of own data', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  async function textOf(caller: Caller): Promise<string> {
    let text = ''
    for await (const part of exportOwnData(shop, caller)) text += part
    return text
  }
  const fileOf = async (caller: Caller): Promise<File> => JSON.parse(await textOf(caller))

  async function verify({ userId, email }: Caller): Promise<void> {
    const identity = { issuer: 'test', subject: `subject of ${email}`, verified: true }
    await shop.database.write(async (transaction) => {
      await bindIdentity(transaction, userId, identity, shop.clock())
      return done(null)
    })
  }

  test('Has every table of the database, or gives a reason for leaving it out', async () => {
    const tables = await shop.database.autocommit.introspection.getTables()
    const names = tables
      .map(({ name }) => name)
      .filter((name) => !/^order_index_|^user_index_|^sqlite_/.test(name))
    // SQLite searches with extra tables; PostgreSQL uses indexes.
    const onSqliteOnly = ['order_index', 'orders_unindexed', 'user_index', 'user_numbers']
    const listed = Object.keys(personalTables).filter(
      (name) => names.includes(name) || !onSqliteOnly.includes(name),
    )
    expect(names.filter((name) => !listed.includes(name))).toEqual([])
    expect(listed.filter((name) => !names.includes(name))).toEqual([])
    for (const part of Object.values(personalTables))
      if (typeof part === 'string') expect(part.length).toBeGreaterThan(10)
  })

  test('Has a person’s purchases and texts in readable form, and no data of others', async () => {
    const bought = await payForSomething(shop)
    const other = await payForSomething(shop)
    const { customer } = bought
    await verify(customer)
    const asked = { kind: 'contact', name: 'Ada', message: 'Is it steel?', partId: null } as const
    granted(await requestQuote(shop, { ...asked, email: customer.email }))
    granted(
      await requestQuote(shop, { ...asked, message: 'A secret of another', email: other.customer.email }),
    )
    const text = await textOf(customer)
    const file: File = JSON.parse(text)
    expect(text).toContain('\n  "orders": [\n')
    expect(file.account).toMatchObject([{ email: customer.email, role: 'customer' }])
    expect(file.orders).toMatchObject([
      {
        id: bought.orderId,
        number: expect.stringMatching(/^TW-/),
        price: bought.priceCents / 100,
        state: 'paid',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
    expect(file.payments).toHaveLength(1)
    expect(file.ordersOfPayments).toMatchObject([{ orderId: bought.orderId }])
    expect(file.invoices).toHaveLength(1)
    expect(file.requests).toMatchObject([{ message: 'Is it steel?' }])
    expect(file.mails?.map(({ subject }) => String(subject).slice(0, 7))).toEqual(
      expect.arrayContaining(['You hav', 'Receipt']),
    )
    for (const foreign of [other.customer.email, other.orderId, 'A secret of another'])
      expect(text).not.toContain(foreign)
  })

  test('Has no text of a secret email, and has data stored under an email address only once the address is verified', async () => {
    const customer = await addCustomer(shop)
    const mail = { event: `secret ${customer.email}`, subject: 'A new password', body: '#token=very-secret' }
    await shop.database.write(async (transaction) => {
      await addToOutbox(transaction, { ...mail, recipient: customer.email, secret: true }, shop.clock())
      return done(null)
    })
    const before = await textOf(customer)
    expect(before).toContain('Your email is not verified.')
    expect((JSON.parse(before) as File).mails).toEqual([])
    await verify(customer)
    const after = await fileOf(customer)
    expect(after.mails).toMatchObject([{ subject: 'A new password', text: '' }])
    expect(JSON.stringify(after)).not.toContain('very-secret')
  })
})

describe('The tables of the file', () => {
  test('Include no column that could be used to sign in', () => {
    const texts = Object.values(personalTables)
      .filter((part) => typeof part !== 'string')
      .map((part) => ('read' in part ? String(part.read) : part.columns.map((name) => `'${name}'`).join()))
    for (const text of texts)
      expect(text).not.toMatch(/'(?:token|token_hash|password|hash|public_key|credential_id|value)'/)
  })
})
