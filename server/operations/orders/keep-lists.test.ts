import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostListLines, mostLists } from '../../../contract/orders/kept-lists.ts'
import { findKeptList, listKeptLists } from '../../data/queries/orders/kept-lists.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addCompany } from '../../testing/companies.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deleteUser } from '../accounts/delete-user.ts'
import type { Caller } from '../shop.ts'
import { addKeptList, addToKeptList, changeKeptList, deleteKeptList } from './keep-lists.ts'

const line = (productId: string, quantity = 1) => ({ productId, quantity, name: `Product ${productId}` })
const whips = [line('whip', 2), line('pump', 3)]

describeOnEveryEngine('Kept lists', (engine) => {
  let shop: TestShop
  let ada: Caller
  let bo: Caller
  let stranger: Caller
  let companyId: string

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())
  beforeEach(async () => {
    ada = await addCustomer(shop)
    bo = await addCustomer(shop)
    stranger = await addCustomer(shop)
    companyId = await addCompany(shop, [ada, bo])
  })

  const add = (caller: Caller, change: Partial<Parameters<typeof addKeptList>[2]> = {}) =>
    addKeptList(shop, caller, {
      name: 'Spring order',
      shared: false,
      lines: whips,
      idempotencyKey: undefined,
      ...change,
    })
  const ofCompany = ({ userId }: Caller) => ({ userId, companyId })
  const linesOf = async (caller: Caller, id: string) =>
    (await findKeptList(shop.database.read, ofCompany(caller), id))?.lines
  const change = (caller: Caller, id: string, version: number, changed = {}) =>
    changeKeptList(shop, caller, id, {
      version,
      name: 'Spring order',
      shared: false,
      lines: whips,
      ...changed,
    })

  test('are read and changed by their account only', async () => {
    const id = granted(await add(ada))
    expect(await linesOf(ada, id)).toEqual(whips)
    expect(await linesOf(bo, id)).toBeUndefined()
    expect(granted(await change(ada, id, 1, { lines: [line('whip')] }))).toBe(2)
    expect(await linesOf(ada, id)).toEqual([line('whip')])
    for (const other of [bo, stranger]) {
      expect(codeOf(await change(other, id, 2))).toBe('LIST_NOT_FOUND')
      expect(codeOf(await deleteKeptList(shop, other, id))).toBe('LIST_NOT_FOUND')
    }
  })

  test('that are shared are read and changed by the company, and stay with it', async () => {
    const id = granted(await add(ada, { shared: true }))
    expect(await linesOf(bo, id)).toEqual(whips)
    expect(granted(await change(bo, id, 1, { shared: true, lines: [line('whip', 9)] }))).toBe(2)
    expect(codeOf(await change(bo, id, 2, { shared: false }))).toBe('LIST_OF_COMPANY')
    expect(codeOf(await change(stranger, id, 2))).toBe('LIST_NOT_FOUND')
    expect(granted(await change(ada, id, 2, { shared: false }))).toBe(3)
    expect(await linesOf(bo, id)).toBeUndefined()
    expect(codeOf(await add(stranger, { shared: true }))).toBe('LIST_NEEDS_COMPANY')
  })

  test('lose no change of two people at once', async () => {
    const id = granted(await add(ada, { shared: true }))
    const both = await Promise.all([
      change(ada, id, 1, { shared: true, lines: [line('whip', 5)] }),
      change(bo, id, 1, { shared: true, lines: [line('pump', 5)] }),
    ])
    expect(both.map(codeOf).toSorted()).toEqual(['LIST_CHANGED', 'done'])
    const added = await Promise.all(
      [ada, bo].map((who) =>
        addToKeptList(shop, who, id, { lines: [line('saw', 2)], idempotencyKey: undefined }),
      ),
    )
    expect(added.map(codeOf)).toEqual(['done', 'done'])
    expect((await linesOf(ada, id))?.find(({ productId }) => productId === 'saw')?.quantity).toBe(4)
  })

  test('count a repeated call once', async () => {
    const key = { idempotencyKey: 'a key' }
    const [first, again] = [await add(ada, key), await add(ada, key)]
    expect(granted(again)).toBe(granted(first))
    const id = granted(first)
    const more = { lines: [line('whip')], idempotencyKey: 'another key' }
    granted(await addToKeptList(shop, ada, id, more))
    granted(await addToKeptList(shop, ada, id, more))
    expect((await linesOf(ada, id))?.[0]?.quantity).toBe(3)
  })

  test('have at most as many lines as a list may have', async () => {
    const lines = Array.from({ length: mostListLines }, (_, at) => line(`p${at}`))
    const id = granted(await add(ada, { lines }))
    const one = { lines: [line('one more')], idempotencyKey: undefined }
    expect(codeOf(await addToKeptList(shop, ada, id, one))).toBe('LIST_FULL')
    const known = { lines: [line('p1')], idempotencyKey: undefined }
    expect(codeOf(await addToKeptList(shop, ada, id, known))).toBe('done')
  })

  test('are at most so many for an account and for a company, also if two people add the last one', async () => {
    for (let at = 0; at < mostLists - 1; at += 1) granted(await add(ada, { shared: true, lines: [] }))
    const last = await Promise.all([ada, bo].map((who) => add(who, { shared: true })))
    expect(last.map(codeOf).toSorted()).toEqual(['LISTS_LIMIT', 'done'])
    expect(codeOf(await add(ada))).toBe('done')
  })

  test('are deleted with the account; shared ones stay with the company', async () => {
    const own = granted(await add(ada))
    const shared = granted(await add(ada, { shared: true }))
    granted(await deleteUser(shop, {}, await addAdmin(shop), ada.email))
    expect(await linesOf(ada, own)).toBeUndefined()
    expect(await linesOf(bo, shared)).toEqual(whips)
    const lists = await listKeptLists(shop.database.read, ofCompany(bo))
    expect(lists.map(({ id, userId }) => [id, userId])).toEqual([[shared, null]])
  })
})
