import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller } from '../shop.ts'
import { addReview } from './add-review.ts'

const reviewInput = { img: '/pictures/hub.webp', name: 'Ada L.', text: 'True to the millimetre.', stars: 5 }

describeOnEveryEngine('Adding a review', (engine) => {
  let env: TestApp
  let caller: Caller

  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  beforeEach(async () => {
    caller = await addCustomer(env.shop)
  })
  afterAll(() => env.drop())

  const listed = async () => (await callApi(env, operationOf('listReviews'), {})).json<unknown[]>()
  const stored = (id: string) =>
    env.shop.database.read.selectFrom('reviews').where('id', '=', id).selectAll().executeTakeFirst()

  test('Puts the review first, even in the cached list', async () => {
    await listed()
    env.shop.clock.moveBy(1)
    const id = granted(await addReview(env.shop, caller, reviewInput))
    const { text: review, stars: ratings, ...shown } = reviewInput
    expect((await listed())[0]).toEqual({ ...shown, _id: id, review, ratings })
  })

  test('Stores the caller as author, regardless of the email in the body', async () => {
    const answer = await callApi(env, operationOf('addReview'), {
      token: await env.tokenOf(caller),
      body: {
        img: reviewInput.img,
        name: 'Ada',
        email: 'another@customer.example',
        ratings: '4',
        review: ' Good. ',
      },
    })
    const { acknowledged, insertedId } = answer.json<{ acknowledged: boolean; insertedId: string }>()
    expect(acknowledged).toBe(true)
    expect(await stored(insertedId)).toMatchObject({
      user_id: caller.userId,
      email: caller.email,
      text: 'Good.',
      stars: 4,
    })
  })

  test("Uses the account's name if none is given; the text is optional", async () => {
    const id = granted(await addReview(env.shop, caller, { ...reviewInput, name: '', text: '' }))
    expect(await stored(id)).toMatchObject({ name: caller.name, text: '' })
  })

  test('Is refused for a picture at another host, and stores nothing', async () => {
    const before = await listed()
    const outcome = await addReview(env.shop, caller, {
      ...reviewInput,
      img: 'https://elsewhere.example/a.png',
    })
    expect(codeOf(outcome)).toBe('IMAGE_NOT_OURS')
    expect(await listed()).toEqual(before)
  })
})
