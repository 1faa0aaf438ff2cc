import { afterAll, beforeAll, expect, test } from 'vitest'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { applyImport } from '../../operations/imports/apply-import.ts'
import type { Caller } from '../../operations/shop.ts'
import { checkedImport, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { signInCustomer } from '../../testing/signing-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const customers = [
  'email,name,phone,company,street,postcode,city,region,country,address',
  `ada@example.com,Ada Lovelace,+44 20 1,Engines,"1 Lane\nFlat 2\nBack yard",N1 9GU,London,,GB,`,
  'grace@example.com,Grace Hopper,555,,1 Yard Street,22201,Arlington,VA,US,',
  'cher@example.com,Cher,,,,,,,,',
  `"=cmd@example.com",'Mary,-5,,,,,,,Somewhere`,
].join('\n')

const orders = [
  'number,date,email,customer name,phone,state,currency,subtotal,discount,delivery,tax,total,refunded,item,sku,pieces,price,receiver,street,postcode,city,country',
  '#1,2025-03-31T10:00:00Z,ada@example.com,Ada,1,"paid, fulfilled",USD,20.00,1.00,4.00,1.00,24.00,,Wrench,W,2,9.605,Grace,1 Lane,N1 9GU,London,GB',
  '#1,,,,,,,,,,,,,"Bell, loud",,1,0.79,,,,,',
  '#2,2025-04-01T10:00:00Z,,,,"cancelled, pending",JPY,,,,,1200,,,,,,,,,,',
].join('\n')

describeOnEveryEngine('What moved in', (engine) => {
  let env: TestApp
  let admin: Caller
  let authorization: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    authorization = `Bearer ${await env.tokenOf(admin)}`
    const wrench = await addTool(env.shop, { stock: 1 })
    const redirects = `from,to,product id\n/a,/tools?x=1,\n/b?id=7,,${wrench}\n`
    for (const file of [customers, orders, redirects])
      granted(await applyImport(env.shop, admin, await checkedImport(env.shop, admin, file)))
    await signInCustomer(env.shop, { email: 'ada@example.com', emailVerified: true, name: '' })
  })
  afterAll(() => env.drop())

  const exported = async (list: string, columns: string) => {
    const url = `/api/exports/${list}.csv?columns=${columns}`
    const { statusCode, body } = await env.app.inject({ url, headers: { authorization } })
    expect(statusCode).toBe(200)
    return body
  }

  test.each([
    ['customers', 'own'],
    ['customers', 'shopify'],
    ['archived-orders', 'own'],
    ['archived-orders', 'shopify'],
    ['redirects', 'own'],
    ['redirects', 'shopify'],
  ])('goes out as %s in %s columns, and an import of that file changes nothing', async (list, columns) => {
    const file = await exported(list, columns)
    const id = await checkedImport(env.shop, admin, file)
    const difference = (await rowsOf(env.shop, id)).filter(({ kind }) => kind !== 'unchanged')
    expect(difference).toEqual([])
    const found = await findImport(env.shop.database.read, id)
    expect(found?.counts.unchanged, found?.problem ?? '').toBeGreaterThan(1)
  })

  test('is recorded when it goes out, and has Shopify’s columns where these are asked for', async () => {
    expect(await exported('archived-orders', 'shopify')).toContain('Name,Email,Financial Status')
    const [entry] = await env.shop.database.read
      .selectFrom('changes')
      .orderBy('sequence', 'desc')
      .limit(1)
      .select(['action', 'subject_id as list', 'after'])
      .execute()
    expect(entry).toMatchObject({ action: 'export.made', list: 'archived-orders' })
    expect(JSON.parse(entry?.after ?? '')).toEqual({ filter: { columns: 'shopify' }, rows: 3, whole: true })
  })
})
