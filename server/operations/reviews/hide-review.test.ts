import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Review, WrittenReview } from '../../../contract/reviews.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import type { Caller } from '../shop.ts'
import { addReview } from './add-review.ts'
import { hideReview } from './hide-review.ts'

describeOnEveryEngine('Hiding a review', (engine) => {
  let world: TestApp
  let admin: Caller
  let author: Caller
  /** Of the oldest and of the newest review. */
  let ids: [string, string]

  beforeEach(async () => {
    world = await openTestApp(engine)
    admin = await addAdmin(world.shop)
    author = await addCustomer(world.shop)
    ids = [await write('Rude.'), await write('Fine.')]
  })
  afterEach(() => world.drop())

  async function write(text: string): Promise<string> {
    world.shop.clock.moveBy(1_000)
    const review = { img: '/pictures/hub.webp', name: 'Ada', text, stars: 3 }
    return granted(await addReview(world.shop, author, review))
  }
  const visitors = async () =>
    (await callApi(world, operationOf('listReviews'), {})).json<Review[]>().map(({ review }) => review)
  const asAdmin = async (query: Record<string, string> = {}) =>
    callApi(world, operationOf('listWrittenReviews'), { token: await world.tokenOf(admin), query })
  const texts = async (query: Record<string, string> = {}) =>
    (await asAdmin(query)).json<WrittenReview[]>().map(({ review }) => review)
  const hide = (reviewId: string, hidden: boolean, by = admin) =>
    hideReview(world.shop, by, { reviewId, hidden })

  test('Visitors do not see it any more, until it is shown again', async () => {
    expect(await visitors()).toEqual(['Fine.', 'Rude.'])
    expect(granted(await hide(ids[0], true))).toBe(true)
    expect(await visitors()).toEqual(['Fine.'])
    expect(granted(await hide(ids[0], false))).toBe(true)
    expect(await visitors()).toEqual(['Fine.', 'Rude.'])
  })

  test('Admins see all of them, with whose they are, and who has hidden one when', async () => {
    await hide(ids[0], true)
    const hiddenAt = world.shop.clock()
    const [shown, hidden] = (await asAdmin()).json<WrittenReview[]>()
    expect(shown).toEqual({
      _id: ids[1],
      img: '/pictures/hub.webp',
      name: 'Ada',
      email: author.email,
      review: 'Fine.',
      ratings: 3,
      createdAt: expect.any(Number),
      hiddenAt: null,
      hiddenBy: null,
    })
    expect(hidden).toMatchObject({ _id: ids[0], hiddenAt, hiddenBy: admin.email })
  })

  test('Each decision is kept, with who has made it', async () => {
    const colleague = await addAdmin(world.shop)
    await hide(ids[0], true)
    world.shop.clock.moveBy(1_000)
    await hide(ids[0], false, colleague)
    const kept = await world.shop.database.read
      .selectFrom('review_decisions')
      .orderBy('decided_at')
      .select(['review_id', 'hidden', 'decided_by'])
      .execute()
    expect(kept).toEqual([
      { review_id: ids[0], hidden: 1, decided_by: admin.userId },
      { review_id: ids[0], hidden: 0, decided_by: colleague.userId },
    ])
  })

  test('Two admins who hide it at once hide it once', async () => {
    const colleague = await addAdmin(world.shop)
    const outcomes = await Promise.all([hide(ids[0], true), hide(ids[0], true, colleague)])
    expect(outcomes.map(granted).toSorted()).toEqual([false, true])
    const decisions = await world.shop.database.read.selectFrom('review_decisions').select('id').execute()
    expect(decisions).toHaveLength(1)
  })

  test('One that is not there cannot be hidden', async () => {
    expect(codeOf(await hide('never-was', true))).toBe('REVIEW_NOT_FOUND')
  })

  test('It stays hidden when its author’s or its admin’s account is deleted', async () => {
    await addAdmin(world.shop)
    await hide(ids[0], true)
    for (const { userId } of [author, admin]) {
      granted(
        await world.shop.database.write((transaction) => retireAccount(world.shop, transaction, userId)),
      )
    }
    expect(await visitors()).toEqual(['Fine.'])
    admin = await addAdmin(world.shop)
    expect((await asAdmin({ state: 'hidden' })).json()).toMatchObject([
      { email: '', hiddenAt: expect.any(Number), hiddenBy: null },
    ])
  })

  test('The list is narrowed, sorted and searched by the author’s address', async () => {
    await hide(ids[0], true)
    expect(await texts({ state: 'hidden' })).toEqual(['Rude.'])
    expect(await texts({ state: 'shown' })).toEqual(['Fine.'])
    expect(await texts({ sort: 'createdAt' })).toEqual(['Rude.', 'Fine.'])
    expect(await texts({ search: author.email.slice(0, 8).toUpperCase() })).toEqual(['Fine.', 'Rude.'])
    expect(await texts({ search: 'nobody' })).toEqual([])
  })

  const wishes: Record<string, string>[] = [{}, { sort: 'createdAt' }, { state: 'shown' }, { search: 'c' }]
  test.each(wishes)('Pages of %j miss nothing', async (wish) => {
    await write('Good.')
    const seen: unknown[] = []
    let after: string | undefined
    do {
      const answer = await asAdmin({ ...wish, limit: '1', ...(after !== undefined && { after }) })
      seen.push(...answer.json<WrittenReview[]>().map(({ review }) => review))
      after = answer.headers['x-next-cursor']?.toString()
    } while (after !== undefined)
    expect(seen).toEqual(await texts(wish))
    expect(refusalOf(await asAdmin({ ...wish, after: 'x' }))).toBe('CURSOR_INVALID')
  })
})
