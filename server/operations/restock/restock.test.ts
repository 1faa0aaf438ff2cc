import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { insertRestockRequest, listDemand } from '../../data/queries/catalogue/restock-requests.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { newId } from '../../platform/ids.ts'
import { type Bought, booking, bookSomething } from '../../testing/buying.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import { deleteExpired } from '../accounts/delete-expired.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { deleteProduct } from '../catalogue/delete-product.ts'
import { setProductState } from '../catalogue/set-product-state.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import type { Caller, Shop } from '../shop.ts'
import { confirmableForMs, confirmRestock, removeRestock, requestRestock } from './request-restock.ts'

describeOnEveryEngine('A request for an email when a tool is back in stock', (engine) => {
  let shop: TestShop
  let admin: Caller

  beforeAll(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterAll(() => shop.drop())

  const address = () => `${newId()}@example.com`
  const askAndConfirm = async (productId: string, email = address()) => {
    granted(await requestRestock(shop, productId, email))
    granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
    return email
  }
  const restock = (productId: string, quantity: number, at: Shop = shop) =>
    changeProduct(at, admin, productId, { description: {}, restock: { quantity, reason: 'Delivery' } })
  const restockRule = async (productId: string, minimumOrder: number) =>
    granted(
      await changeProduct(shop, admin, productId, { description: { minimumOrder }, restock: undefined }),
    )
  const lettersTo = async (email: string) => {
    const { database } = shop
    const rows = await database.read
      .selectFrom('outbox')
      .where('recipient', '=', email)
      // The test clock does not move, but ids of one process are ascending.
      .orderBy('created_at')
      .orderBy('id')
      .select('subject')
      .execute()
    return rows.map(({ subject }) => subject)
  }
  const asked = 'Confirm: email me when the Spoke wrench is back in stock'
  const told = 'The Spoke wrench is back in stock'
  const waitingFor = async (productId: string) =>
    (await listDemand(shop.database.read, 1000)).find(({ tool }) => tool === productId)?.waiting ?? 0

  test('Sends one email after the address has confirmed it, and is then deleted', async () => {
    const productId = await addTool(shop, { stock: 0 })
    const email = await askAndConfirm(productId)
    expect(await waitingFor(productId)).toBe(1)
    granted(await restock(productId, 5))
    granted(await restock(productId, 5))
    expect(await lettersTo(email)).toEqual([asked, told])
    expect(await waitingFor(productId)).toBe(0)
  })

  test('Sends nothing without a confirmation, which is possible for a day', async () => {
    const productId = await addTool(shop, { stock: 0 })
    const email = address()
    granted(await requestRestock(shop, productId, email))
    const token = await restockTokenTo(shop, email)
    // The email is secret, so that staff cannot read its link, and is wiped when the link expires.
    const mails = shop.database.read.selectFrom('outbox').where('recipient', '=', email)
    const uselessAt = shop.clock() + confirmableForMs
    expect(await mails.select(['secret', 'give_up_at']).execute()).toEqual([
      { secret: 1, give_up_at: uselessAt },
    ])
    granted(await restock(productId, 1))
    expect(await lettersTo(email)).toEqual([asked])
    shop.clock.moveBy(confirmableForMs + 1)
    expect(codeOf(await confirmRestock(shop, token))).toBe('RESTOCK_REQUEST_NOT_FOUND')
  })

  test('Is refused for a hidden tool; one made before is answered once the tool is shown', async () => {
    const productId = await addTool(shop, { stock: 0 })
    const email = await askAndConfirm(productId)
    granted(await setProductState(shop, admin, productId, 'hidden'))
    granted(await restock(productId, 5))
    expect(codeOf(await requestRestock(shop, productId, address()))).toBe('TOOL_NOT_FOUND')
    expect(await lettersTo(email)).toEqual([asked])
    granted(await setProductState(shop, admin, productId, 'shown'))
    expect(await lettersTo(email)).toEqual([asked, told])
  })

  test('Is answered in the order of the confirmations, for as many people as the stock allows', async () => {
    const productId = await addTool(shop, { stock: 3, minimumOrder: 10 })
    const emails: string[] = []
    for (let index = 0; index < 3; index += 1) {
      emails.push(await askAndConfirm(productId))
      shop.clock.moveBy(1)
    }
    const told = async () => (await Promise.all(emails.map(lettersTo))).map(({ length }) => length - 1)
    granted(await restock(productId, 6))
    expect(await told()).toEqual([0, 0, 0])
    granted(await restock(productId, 11))
    expect(await told()).toEqual([1, 1, 0])
    granted(
      await changeProduct(shop, admin, productId, { description: { minimumOrder: 5 }, restock: undefined }),
    )
    expect(await told()).toEqual([1, 1, 1])
  })

  test('Sends one email even if two processes receive deliveries at the same time', async () => {
    const other = shop.database.engine === 'postgres' ? await shop.anotherProcess() : shop
    for (let round = 0; round < 5; round += 1) {
      const productId = await addTool(shop, { stock: 0 })
      const email = await askAndConfirm(productId)
      const outcomes = await Promise.all([restock(productId, 4), restock(productId, 4, other)])
      expect(outcomes.map(codeOf)).toEqual(['done', 'done'])
      expect(await lettersTo(email)).toEqual([asked, told])
    }
  })

  test('Is answered when pieces come back from a hold, a cancelled order or a deleted account', async () => {
    const ways = {
      hold: async () => {
        shop.clock.moveBy(shop.holdMs)
        await expireHolds(shop)
      },
      cancellation: async ({ customer, orderId }: Bought) =>
        void granted(await cancelOrder(shop, customer, orderId)),
      account: async ({ customer }: Bought) =>
        void granted(
          await shop.database.write((transaction) => retireAccount(shop, transaction, customer.userId)),
        ),
    }
    for (const [way, comesBack] of Object.entries(ways)) {
      const bought = await bookSomething(shop, { stock: 2, quantity: 2 })
      await shop.database.write(async (transaction) => {
        const { email } = bought.customer
        const request = {
          id: newId(),
          productId: bought.productId,
          email,
          tokenHash: newId(),
          confirmedAt: 0,
          language: undefined,
        }
        if (way === 'account') await insertRestockRequest(transaction, request, 0)
        return done(null)
      })
      const email = await askAndConfirm(bought.productId)
      await comesBack(bought)
      expect(await lettersTo(email), way).toEqual([asked, told])
      expect(await lettersTo(bought.customer.email), way).not.toContain(told)
      expect(await waitingFor(bought.productId)).toBe(0)
    }
  })

  test('Is answered once, in order of arrival, when two processes cancel orders at the same time', async () => {
    const other = shop.database.engine === 'postgres' ? await shop.anotherProcess() : shop
    for (let round = 0; round < 5; round += 1) {
      const { customer, orderId, productId } = await bookSomething(shop, { stock: 4, quantity: 2 })
      const second = await addCustomer(shop)
      const { orderId: secondId } = granted(
        await bookProduct(shop, second, booking(productId, { quantity: 2 })),
      )
      await restockRule(productId, 2)
      const emails: string[] = []
      for (let index = 0; index < 3; index += 1) {
        emails.push(await askAndConfirm(productId))
        shop.clock.moveBy(1)
      }
      const outcomes = await Promise.all([
        cancelOrder(shop, customer, orderId),
        cancelOrder(other, second, secondId),
        expireHolds(other),
      ])
      expect(outcomes.slice(0, 2).map((outcome) => outcome && codeOf(outcome))).toEqual(['done', 'done'])
      expect((await Promise.all(emails.map(lettersTo))).map(({ length }) => length - 1)).toEqual([1, 1, 0])
    }
  })

  test('Gets the same answer and sends no email if it is repeated, or if the address has three unconfirmed requests', async () => {
    const email = address()
    for (let index = 0; index < 5; index += 1) {
      const productId = await addTool(shop, { stock: 0 })
      expect(codeOf(await requestRestock(shop, productId, email))).toBe('done')
      expect(codeOf(await requestRestock(shop, productId, email))).toBe('done')
    }
    expect(await lettersTo(email)).toEqual([asked, asked, asked])
  })

  test('No longer counts towards the limit of three once it is confirmed or ended', async () => {
    const email = address()
    for (let count = 0; count < 3; count += 1) {
      await askAndConfirm(await addTool(shop, { stock: 0 }), email)
      shop.clock.moveBy(1)
    }
    const productId = await addTool(shop, { stock: 0 })
    granted(await requestRestock(shop, productId, email))
    shop.clock.moveBy(confirmableForMs + 1)
    granted(await requestRestock(shop, productId, email))
    expect(await lettersTo(email)).toEqual([asked, asked, asked, asked, asked])
  })

  test('Can be confirmed once and removed alone: its place in the queue and all other requests stay', async () => {
    const [productId, another] = [await addTool(shop, { stock: 0 }), await addTool(shop, { stock: 0 })]
    const [email, second] = [address(), address()]
    granted(await requestRestock(shop, productId, email))
    granted(await requestRestock(shop, productId, second))
    const [token, secondToken] = [await restockTokenTo(shop, email), await restockTokenTo(shop, second)]
    granted(await requestRestock(shop, another, email))
    granted(await confirmRestock(shop, token))
    expect([await waitingFor(productId), await waitingFor(another)]).toEqual([1, 0])
    shop.clock.moveBy(1)
    granted(await confirmRestock(shop, secondToken))
    shop.clock.moveBy(1)
    granted(await confirmRestock(shop, token))
    granted(await restock(productId, 1))
    expect([await lettersTo(email), await lettersTo(second)]).toEqual([[asked, asked, told], [asked]])
    granted(await removeRestock(shop, secondToken))
    granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
    expect([await waitingFor(productId), await waitingFor(another)]).toEqual([0, 1])
  })

  test('Is deleted with its address after a day if it is never confirmed, even without another request', async () => {
    const productId = await addTool(shop, { stock: 0 })
    const email = address()
    await askAndConfirm(productId)
    granted(await requestRestock(shop, productId, email))
    const stored = () =>
      shop.database.read.selectFrom('restock_requests').where('email', '=', email).select('id').execute()
    shop.clock.moveBy(confirmableForMs)
    await deleteExpired(shop, {})
    expect(await stored()).toHaveLength(1)
    shop.clock.moveBy(1)
    await deleteExpired(shop, {})
    expect(await stored()).toEqual([])
    // A confirmed request never expires.
    expect(await waitingFor(productId)).toBe(1)
  })

  test('Needs no confirmation from a customer with a verified address', async () => {
    const productId = await addTool(shop, { stock: 0 })
    const [proven, unproven] = [await addCustomer(shop), await addCustomer(shop)]
    const identity = { issuer: 'https://id.example', subject: newId(), verified: true }
    await shop.database.write(async (transaction) => {
      await bindIdentity(transaction, proven.userId, identity, 0)
      return done(null)
    })
    const another = await addTool(shop, { stock: 0 })
    granted(await requestRestock(shop, another, proven.email))
    expect(granted(await requestRestock(shop, productId, unproven.email, unproven))).toBe(false)
    expect(granted(await requestRestock(shop, productId, proven.email, proven))).toBe(true)
    expect([await waitingFor(productId), await waitingFor(another)]).toEqual([1, 0])
    const noted = 'We will email you when the Spoke wrench is back in stock'
    expect(await lettersTo(proven.email)).toEqual([asked, noted])
    shop.clock.moveBy(1)
    const later = await askAndConfirm(productId)
    shop.clock.moveBy(1)
    granted(await requestRestock(shop, productId, proven.email, proven))
    granted(await restock(productId, 1))
    expect(await lettersTo(proven.email), 'keeps its place').toEqual([asked, noted, told])
    expect(await lettersTo(later)).toEqual([asked])
  })

  test('Can be removed by its link, and is removed with the account and with the tool', async () => {
    const productId = await addTool(shop, { stock: 0 })
    const email = await askAndConfirm(productId)
    const token = await restockTokenTo(shop, email)
    granted(await removeRestock(shop, token))
    expect(codeOf(await removeRestock(shop, token))).toBe('RESTOCK_REQUEST_NOT_FOUND')
    const customer = await addCustomer(shop)
    await askAndConfirm(productId, customer.email)
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, customer.userId)))
    expect(await waitingFor(productId)).toBe(0)
    await askAndConfirm(productId)
    const another = await addTool(shop, { stock: 0 })
    await askAndConfirm(another)
    granted(await deleteProduct(shop, staff, productId))
    expect([await waitingFor(productId), await waitingFor(another)]).toEqual([0, 1])
    expect(codeOf(await requestRestock(shop, productId, email))).toBe('TOOL_NOT_FOUND')
  })
})
