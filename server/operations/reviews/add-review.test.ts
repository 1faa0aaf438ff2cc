import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller } from '../shop.ts'
import { addReview } from './add-review.ts'

const written = { img: '/pictures/hub.webp', name: 'Ada L.', text: 'True to the millimetre.', stars: 5 }

describeOnEveryEngine('Adding a review', (engine) => {
  let world: TestApp
  let caller: Caller

  beforeAll(async () => {
    world = await openTestApp(engine)
  })
  beforeEach(async () => {
    caller = await addCustomer(world.shop)
  })
  afterAll(() => world.drop())

  const listed = async () => (await callApi(world, operationOf('listReviews'), {})).json<unknown[]>()
  const stored = (id: string) =>
    world.shop.database.read.selectFrom('reviews').where('id', '=', id).selectAll().executeTakeFirst()

  test('The list that was asked for a moment ago shows the new review first', async () => {
    await listed()
    world.shop.clock.moveBy(1)
    const id = granted(await addReview(world.shop, caller, written))
    const { text: review, stars: ratings, ...shown } = written
    expect((await listed())[0]).toEqual({ ...shown, _id: id, review, ratings })
  })

  test('It is kept for the caller, whoever the body says it is by', async () => {
    const answer = await callApi(world, operationOf('addReview'), {
      token: await world.tokenOf(caller),
      body: {
        img: written.img,
        name: 'Ada',
        email: 'somebody@else.example',
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

  test('Without a name the account is named, and the text may be left out', async () => {
    const id = granted(await addReview(world.shop, caller, { ...written, name: '', text: '' }))
    expect(await stored(id)).toMatchObject({ name: caller.name, text: '' })
  })

  test('A picture at another host is refused, and nothing is kept', async () => {
    const before = await listed()
    const outcome = await addReview(world.shop, caller, {
      ...written,
      img: 'https://elsewhere.example/a.png',
    })
    expect(codeOf(outcome)).toBe('IMAGE_NOT_OURS')
    expect(await listed()).toEqual(before)
  })
})
