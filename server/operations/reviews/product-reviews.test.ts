import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { bookSomething, payForSomething } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import type { Caller, Shop } from '../shop.ts'
import { addReview } from './add-review.ts'
import { hideReview } from './hide-review.ts'

describeOnEveryEngine('Reviews of a tool', (engine) => {
  let env: TestApp
  let shop: TestApp['shop']
  let productId: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    shop = env.shop
  })
  beforeEach(async () => {
    productId = await addTool(shop, { stock: 5 })
  })
  afterAll(() => env.drop())

  /** Writes a review of the tool, a second later than the one before; returns its id. */
  async function write(caller: Caller, stars = 4, at: Shop = shop): Promise<string> {
    shop.clock.moveBy(1_000)
    const review = { img: '/pictures/hub.webp', name: 'Ada', text: `${stars} stars.`, stars, productId }
    return granted(await addReview(at, caller, review))
  }
  const answerOf = (id: string, query: Record<string, string> = {}) =>
    callApi(env, operationOf('listToolReviews'), { params: { id }, query })
  const shown = async () => (await answerOf(productId)).json()

  test('Are listed newest first with their average, and are in the list of all reviews', async () => {
    expect(await shown()).toEqual({
      average: null,
      count: 0,
      boughtHere: { average: null, count: 0 },
      reviews: [],
    })
    await write(await addCustomer(shop), 5)
    await write(await addCustomer(shop), 2)
    const id = await write(await addCustomer(shop), 3)
    const listed = {
      _id: id,
      img: '/pictures/hub.webp',
      name: 'Ada',
      review: '3 stars.',
      ratings: 3,
      tool: productId,
      boughtHere: false,
    }
    const answer = await shown()
    expect(answer).toMatchObject({ average: 3.33, count: 3, boughtHere: { average: null, count: 0 } })
    expect(answer.reviews.map(({ ratings }: { ratings: number }) => ratings)).toEqual([3, 2, 5])
    expect(answer.reviews[0]).toEqual({ ...listed, createdAt: shop.clock() })
    expect((await callApi(env, operationOf('listReviews'), {})).json()[0]).toEqual(listed)
  })

  test('Come in pages, each with the average of all pages', async () => {
    for (const stars of [1, 2, 3]) await write(await addCustomer(shop), stars)
    const first = await answerOf(productId, { limit: '2' })
    expect(first.json()).toMatchObject({ average: 2, count: 3, reviews: [{ ratings: 3 }, { ratings: 2 }] })
    const after = String(first.headers['x-next-cursor'])
    const last = await answerOf(productId, { limit: '2', after })
    expect(last.json()).toMatchObject({ average: 2, count: 3, reviews: [{ ratings: 1 }] })
    expect(last.headers['x-next-cursor']).toBeUndefined()
  })

  test('Are neither shown nor accepted for a tool that is not for sale, and the refusal is shown at the field', async () => {
    const caller = await addCustomer(shop)
    await deleteTool(shop, productId)
    for (const tool of [productId, 'unknown']) {
      const body = { img: '/pictures/hub.webp', ratings: 5, tool }
      const answer = await callApi(env, operationOf('addReview'), { token: await env.tokenOf(caller), body })
      const message = 'This product is no longer in the shop. Choose another one, or none.'
      expect(answer.json()).toMatchObject({ code: 'REVIEWED_TOOL_NOT_FOR_SALE', fields: { tool: message } })
      expect((await answerOf(tool)).json()).toMatchObject({ code: 'TOOL_NOT_FOUND' })
    }
  })

  test('Show "Bought here" only with a paid order of the same account for the same tool', async () => {
    const paid = await payForSomething(shop)
    const unpaid = await bookSomething(shop)
    const proven = async (caller: Caller, tool: string) => {
      productId = tool
      await write(caller)
      return (await shown()).reviews[0].boughtHere
    }
    expect(await proven(unpaid.customer, unpaid.productId)).toBe(false)
    expect(await proven(unpaid.customer, paid.productId)).toBe(false)
    expect(await proven(paid.customer, unpaid.productId)).toBe(false)
    expect(await proven(paid.customer, paid.productId)).toBe(true)
    expect(await shown()).toMatchObject({ count: 2, boughtHere: { average: 4, count: 1 } })
  })

  test.each([
    ['all of the money went back', { given_back_cents: 2_500 }],
    ['the bank took the money back', { dispute: 'lost' as const }],
  ])('An order does not prove a review that is written after %s', async (_what, change) => {
    const { customer, orderId, productId: bought } = await payForSomething(shop)
    productId = bought
    await write(customer)
    const returnMoney = async () => {
      await shop.database.write(async ({ db }) => {
        await db.updateTable('orders').set(change).where('id', '=', orderId).execute()
        return done(null)
      })
    }
    await returnMoney()
    expect(await shown()).toMatchObject({ boughtHere: { count: 1 } })
    await write(customer)
    expect(await shown()).toMatchObject({ count: 1, boughtHere: { average: null, count: 0 } })
  })

  test('Replace an earlier review by the same account, and are then the newest', async () => {
    const caller = await addCustomer(shop)
    const id = await write(caller, 1)
    await write(await addCustomer(shop), 5)
    expect(await write(caller, 4)).toBe(id)
    expect(await shown()).toMatchObject({ average: 4.5, count: 2, reviews: [{ _id: id, ratings: 4 }, {}] })
    const ofShop = { img: '/pictures/hub.webp', name: 'Ada', text: '', stars: 5 }
    expect(granted(await addReview(shop, caller, ofShop))).not.toBe(id)
    expect(granted(await addReview(shop, caller, ofShop))).not.toBe(id)
  })

  test('Leave the list and the average while hidden, even if the author rewrites them', async () => {
    const admin = await addAdmin(shop)
    const author = await addCustomer(shop)
    await write(await addCustomer(shop), 5)
    const reviewId = await write(author, 1)
    granted(await hideReview(shop, admin, { reviewId, hidden: true }))
    expect(await shown()).toMatchObject({ average: 5, count: 1, reviews: [{ ratings: 5 }] })
    await write(author, 3)
    expect(await shown()).toMatchObject({ average: 5, count: 1 })
    granted(await hideReview(shop, admin, { reviewId, hidden: false }))
    expect(await shown()).toMatchObject({ average: 4, count: 2, reviews: [{ ratings: 3 }, { ratings: 5 }] })
  })

  test('Stay without the name when the account is deleted, and still count', async () => {
    const { customer, productId: bought } = await payForSomething(shop)
    productId = bought
    await write(customer, 5)
    const before = await shown()
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, customer.userId)))
    const after = await shown()
    expect(after).toMatchObject({ average: 5, count: 1, boughtHere: before.boughtHere })
    expect(after.reviews[0]).toMatchObject({ name: 'A customer', review: '5 stars.', boughtHere: true })
  })

  test('Are each counted once, even if two processes store them at the same time', async () => {
    const other = await shop.anotherProcess()
    const authors = await Promise.all(Array.from({ length: 5 }, () => addCustomer(shop)))
    await Promise.all(
      authors.flatMap((author, index) => [write(author, 1 + index), write(author, 1 + index, other)]),
    )
    expect(await shown()).toMatchObject({ average: 3, count: 5 })
    const { count } = await shop.database.read
      .selectFrom('reviews')
      .where('product_id', '=', productId)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(5)
  })

  test('Are not counted without an open session', async () => {
    const author = await addCustomer(shop)
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, author.userId)))
    const review = { img: '/pictures/hub.webp', name: 'Ada', text: '', stars: 5, productId }
    expect(codeOf(await addReview(shop, author, review))).toBe('SESSION_ENDED')
    expect(await shown()).toMatchObject({ average: null, count: 0 })
  })
})
