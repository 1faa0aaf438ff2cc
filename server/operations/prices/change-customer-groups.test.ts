import { afterEach, beforeEach, expect, test } from 'vitest'
import { listGroups, listMembers } from '../../data/queries/prices/managed-groups.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { addCustomerGroup, changeCustomerGroup, deleteCustomerGroup } from './change-customer-groups.ts'

describeOnEveryEngine('A group of customers', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const add = (name: string, emails: readonly string[]) => addCustomerGroup(shop, admin, { name, emails })
  const members = (id: string) => listMembers(shop.database.read, id)

  test('Has each email once, and is stored once for a repeated request', async () => {
    const emails = ['bob@example.com', 'ada@example.com', 'bob@example.com']
    const id = granted(await add('Club', emails))
    expect(await members(id)).toEqual(['ada@example.com', 'bob@example.com'])
    expect(granted(await add('Club', emails))).toBe(id)
    expect(codeOf(await add('CLUB', emails))).toBe('CUSTOMER_GROUP_TAKEN')
    expect(await listGroups(shop.database.read)).toEqual([
      { id, name: 'Club', version: 1, members: 2, priceListId: null },
    ])
  })

  test('Is changed once from each version; the record has numbers and no emails', async () => {
    const id = granted(await add('Club', ['ada@example.com', 'bob@example.com']))
    const changed = {
      name: 'Members',
      emails: ['bob@example.com', 'cy@example.com', 'di@example.com'],
      version: 1,
    }
    expect(granted(await changeCustomerGroup(shop, admin, id, changed))).toBe(true)
    expect(granted(await changeCustomerGroup(shop, admin, id, changed))).toBe(false)
    expect(codeOf(await changeCustomerGroup(shop, admin, id, { ...changed, name: 'Others' }))).toBe(
      'CUSTOMER_GROUP_CHANGED',
    )
    expect(await members(id)).toEqual(changed.emails)
    const { after } = await shop.database.read
      .selectFrom('changes')
      .where('action', '=', 'customer-group.changed')
      .select('after')
      .executeTakeFirstOrThrow()
    expect(after).toBe('{"name":"Members","members":3,"added":2,"removed":1}')
  })

  test('Takes five thousand customers, and disappears with them', async () => {
    const emails = Array.from({ length: 5_000 }, (_, index) => `member-${index}@example.com`)
    const id = granted(await add('Large', emails))
    expect(await members(id)).toHaveLength(5_000)
    granted(await deleteCustomerGroup(shop, admin, id))
    expect(await members(id)).toEqual([])
    expect(codeOf(await deleteCustomerGroup(shop, admin, id))).toBe('CUSTOMER_GROUP_NOT_FOUND')
  })
})
