import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Review, WrittenReview } from '../../../contract/catalogue/reviews.ts'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import { undoChange } from '../changes/undo-change.ts'
import type { Caller } from '../shop.ts'
import { addReview } from './add-review.ts'
import { hideReview } from './hide-review.ts'

describeOnEveryEngine('Hiding a review', (engine) => {
  let env: TestApp
  let admin: Caller
  let author: Caller
  /** The ids of the oldest and the newest review. */
  let ids: [string, string]

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    author = await addCustomer(env.shop)
    ids = [await write('Rude.'), await write('Fine.')]
  })
  afterEach(() => env.drop())

  async function write(text: string): Promise<string> {
    env.shop.clock.moveBy(1_000)
    const review = { img: '/pictures/hub.webp', name: 'Ada', text, stars: 3 }
    return granted(await addReview(env.shop, author, review))
  }
  const visitors = async () =>
    (await callApi(env, operationOf('listReviews'), {})).json<Review[]>().map(({ review }) => review)
  const asAdmin = async (query: Record<string, string> = {}) =>
    callApi(env, operationOf('listWrittenReviews'), { token: await env.tokenOf(admin), query })
  const texts = async (query: Record<string, string> = {}) =>
    (await asAdmin(query)).json<WrittenReview[]>().map(({ review }) => review)
  const hide = (reviewId: string, hidden: boolean, by = admin) =>
    hideReview(env.shop, by, { reviewId, hidden })

  test('Hides it from visitors until it is shown again', async () => {
    expect(await visitors()).toEqual(['Fine.', 'Rude.'])
    expect(granted(await hide(ids[0], true))).toBe(true)
    expect(await visitors()).toEqual(['Fine.'])
    expect(granted(await hide(ids[0], false))).toBe(true)
    expect(await visitors()).toEqual(['Fine.', 'Rude.'])
  })

  test("Leaves it in the admins' list, with its author, the admin who hid it and the time", async () => {
    await hide(ids[0], true)
    const hiddenAt = env.shop.clock()
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
      hiddenReason: null,
      hiddenNote: '',
      replyVersion: 0,
      replyTranslations: {},
      repliedBy: null,
    })
    expect(hidden).toMatchObject({ _id: ids[0], hiddenAt, hiddenBy: admin.email })
  })

  test('Stores each decision with the admin who made it', async () => {
    const colleague = await addAdmin(env.shop)
    await hide(ids[0], true)
    env.shop.clock.moveBy(1_000)
    await hide(ids[0], false, colleague)
    const decisions = await env.shop.database.read
      .selectFrom('review_decisions')
      .orderBy('decided_at')
      .select(['review_id', 'hidden', 'decided_by'])
      .execute()
    expect(decisions).toEqual([
      { review_id: ids[0], hidden: 1, decided_by: admin.userId },
      { review_id: ids[0], hidden: 0, decided_by: colleague.userId },
    ])
  })

  test('Stores the reason and the note for staff until it is shown again', async () => {
    const reviewId = ids[0]
    const why = { reason: 'insult', note: 'Names a mechanic.' } as const
    granted(await hideReview(env.shop, admin, { reviewId, hidden: true, ...why }))
    const [hidden] = (await asAdmin({ state: 'hidden' })).json<WrittenReview[]>()
    expect(hidden).toMatchObject({ hiddenReason: 'insult', hiddenNote: 'Names a mechanic.' })
    granted(await hide(reviewId, false))
    const { sequence } = await findChangeHead(env.shop.database.read)
    granted(await undoChange(env.shop, admin, sequence))
    const [again] = (await asAdmin({ state: 'hidden' })).json<WrittenReview[]>()
    expect(again).toMatchObject({ _id: reviewId, hiddenReason: 'insult', hiddenNote: 'Names a mechanic.' })
  })

  test('Needs a note for the reason "other", and the refusal is shown at that field', async () => {
    const params = { id: ids[0] }
    const token = await env.tokenOf(admin)
    const answer = await callApi(env, operationOf('hideReview'), {
      token,
      params,
      body: { hidden: true, reason: 'other', note: ' ' },
    })
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { note: expect.any(String) } })
    expect(await visitors()).toEqual(['Fine.', 'Rude.'])
  })

  test('Happens once, even if two admins do it at the same time', async () => {
    const colleague = await addAdmin(env.shop)
    const outcomes = await Promise.all([hide(ids[0], true), hide(ids[0], true, colleague)])
    expect(outcomes.map(granted).toSorted()).toEqual([false, true])
    const decisions = await env.shop.database.read.selectFrom('review_decisions').select('id').execute()
    expect(decisions).toHaveLength(1)
  })

  test('Is refused for an unknown review with REVIEW_NOT_FOUND', async () => {
    expect(codeOf(await hide('unknown', true))).toBe('REVIEW_NOT_FOUND')
  })

  test("Lasts when the account of the review's author or of the admin is deleted", async () => {
    await addAdmin(env.shop)
    await hide(ids[0], true)
    for (const { userId } of [author, admin]) {
      granted(await env.shop.database.write((transaction) => retireAccount(env.shop, transaction, userId)))
    }
    expect(await visitors()).toEqual(['Fine.'])
    admin = await addAdmin(env.shop)
    expect((await asAdmin({ state: 'hidden' })).json()).toMatchObject([
      { email: '', hiddenAt: expect.any(Number), hiddenBy: null },
    ])
  })

  test("Is possible from a list that can be filtered, sorted, and searched by the author's email", async () => {
    await hide(ids[0], true)
    expect(await texts({ state: 'hidden' })).toEqual(['Rude.'])
    expect(await texts({ state: 'shown' })).toEqual(['Fine.'])
    expect(await texts({ sort: 'createdAt' })).toEqual(['Rude.', 'Fine.'])
    expect(await texts({ search: author.email.slice(0, 8).toUpperCase() })).toEqual(['Fine.', 'Rude.'])
    expect(await texts({ search: 'nobody' })).toEqual([])
  })

  const queries: Record<string, string>[] = [{}, { sort: 'createdAt' }, { state: 'shown' }, { search: 'c' }]
  test.each(queries)(
    'Is possible from a list that omits nothing when read in pages with %j',
    async (listQuery) => {
      await write('Good.')
      const seen: unknown[] = []
      let after: string | undefined
      do {
        const answer = await asAdmin({ ...listQuery, limit: '1', ...(after !== undefined && { after }) })
        seen.push(...answer.json<WrittenReview[]>().map(({ review }) => review))
        after = answer.headers['x-next-cursor']?.toString()
      } while (after !== undefined)
      expect(seen).toEqual(await texts(listQuery))
      expect(refusalOf(await asAdmin({ ...listQuery, after: 'x' }))).toBe('CURSOR_INVALID')
    },
  )
})
