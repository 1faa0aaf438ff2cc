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

  /** Writes a review of the tool a second later than the one before; returns its id. */
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

  test('Come in pages, each with the average of all', async () => {
    for (const stars of [1, 2, 3]) await write(await addCustomer(shop), stars)
    const first = await answerOf(productId, { limit: '2' })
    expect(first.json()).toMatchObject({ average: 2, count: 3, reviews: [{ ratings: 3 }, { ratings: 2 }] })
    const after = String(first.headers['x-next-cursor'])
    const last = await answerOf(productId, { limit: '2', after })
    expect(last.json()).toMatchObject({ average: 2, count: 3, reviews: [{ ratings: 1 }] })
    expect(last.headers['x-next-cursor']).toBeUndefined()
  })

  test('A tool that is not for sale shows and takes no reviews; the refusal is shown at the field', async () => {
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

  test('"Bought here" needs a paid order of the same account for the same tool', async () => {
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
  ])('An order is no proof for a review that is written after %s', async (_what, change) => {
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

  test('A second review of the same tool replaces the first and is the newest', async () => {
    const caller = await addCustomer(shop)
    const id = await write(caller, 1)
    await write(await addCustomer(shop), 5)
    expect(await write(caller, 4)).toBe(id)
    expect(await shown()).toMatchObject({ average: 4.5, count: 2, reviews: [{ _id: id, ratings: 4 }, {}] })
    const ofShop = { img: '/pictures/hub.webp', name: 'Ada', text: '', stars: 5 }
    expect(granted(await addReview(shop, caller, ofShop))).not.toBe(id)
    expect(granted(await addReview(shop, caller, ofShop))).not.toBe(id)
  })

  test('A hidden review leaves the list and the average until it is shown again, even if its author rewrites it', async () => {
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

  test('The review of a deleted account stays without its name, and counts as before', async () => {
    const { customer, productId: bought } = await payForSomething(shop)
    productId = bought
    await write(customer, 5)
    const before = await shown()
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, customer.userId)))
    const after = await shown()
    expect(after).toMatchObject({ average: 5, count: 1, boughtHere: before.boughtHere })
    expect(after.reviews[0]).toMatchObject({ name: 'A customer', review: '5 stars.', boughtHere: true })
  })

  test('Concurrent reviews from two processes are each counted once', async () => {
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

  test('A review without an open session is not counted', async () => {
    const author = await addCustomer(shop)
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, author.userId)))
    const review = { img: '/pictures/hub.webp', name: 'Ada', text: '', stars: 5, productId }
    expect(codeOf(await addReview(shop, author, review))).toBe('SESSION_ENDED')
    expect(await shown()).toMatchObject({ average: null, count: 0 })
  })
})
