import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Review, WrittenReview } from '../../../contract/catalogue/reviews.ts'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { findReply } from '../../data/queries/catalogue/review-replies.ts'
import { findChangeHead, listChangesAfter } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import type { Caller } from '../shop.ts'
import { addReview } from './add-review.ts'
import { hideReview } from './hide-review.ts'
import { replyToReview } from './reply-to-review.ts'

describeOnEveryEngine('A reply to a review', (engine) => {
  let env: TestApp
  let admin: Caller
  let author: Caller
  let productId: string
  let reviewId: string

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    author = await addCustomer(env.shop)
    productId = await addTool(env.shop, { stock: 5 })
    reviewId = await write(productId)
  })
  afterEach(() => env.drop())

  async function write(about?: string): Promise<string> {
    env.shop.clock.moveBy(1_000)
    const review = { img: '/pictures/hub.webp', name: 'Ada', text: 'Loose.', stars: 3, productId: about }
    return granted(await addReview(env.shop, author, review))
  }
  const reply = (text: string | null, version: number, by = admin) =>
    replyToReview(env.shop, by, { reviewId, reply: text, version })
  const everywhere = async () => {
    const [ofShop] = (await callApi(env, operationOf('listReviews'), {})).json<Review[]>()
    const ofTool = await callApi(env, operationOf('listToolReviews'), { params: { id: productId } })
    return [ofShop?.reply, ofTool.json<{ reviews: Review[] }>().reviews[0]?.reply]
  }
  const asAdmin = async () =>
    (await callApi(env, operationOf('listWrittenReviews'), { token: await env.tokenOf(admin) })).json<
      WrittenReview[]
    >()[0]
  const mails = () =>
    env.shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'review-replied:%')
      .select(['recipient', 'body'])
      .execute()
  const verifyAuthor = () =>
    env.shop.database.write(async (transaction) => {
      const account = { issuer: 'test', subject: author.userId, verified: true }
      await bindIdentity(transaction, author.userId, account, env.shop.clock())
      return done(null)
    })

  test('leaves other reviews unchanged', async () => {
    const another = await write(await addTool(env.shop, { stock: 5 }))
    granted(await reply('Sorry.', 0))
    expect(await findReply(env.shop.database.read, another)).toMatchObject({ reply: null, version: 0 })
  })

  test('appears below the review in every public list, can be changed, and disappears once removed', async () => {
    expect(granted(await reply('Sorry.\nSend it back.', 0))).toBe(true)
    const at = env.shop.clock()
    expect(await everywhere()).toEqual(Array(2).fill({ text: 'Sorry.\nSend it back.', at }))
    expect(await asAdmin()).toMatchObject({ replyVersion: 1, repliedBy: admin.email })
    expect(granted(await reply('Sorry.', 1))).toBe(true)
    expect(await everywhere()).toMatchObject(Array(2).fill({ text: 'Sorry.' }))
    expect(granted(await reply('Sorry.', 2))).toBe(false)
    expect(granted(await reply(null, 2))).toBe(true)
    expect(await everywhere()).toEqual([undefined, undefined])
    expect(granted(await reply(null, 3))).toBe(false)
  })

  test('is stored once when two admins reply at the same time, and the second is told', async () => {
    const colleague = await addAdmin(env.shop)
    const outcomes = await Promise.all([reply('First.', 0), reply('Second.', 0, colleague)])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['REPLY_CHANGED', 'done'])
    expect(codeOf(await reply(null, 0))).toBe('REPLY_CHANGED')
  })

  test('is recorded with the text before and after', async () => {
    granted(await reply('Sorry.', 0))
    const { sequence } = await findChangeHead(env.shop.database.read)
    granted(await reply(null, 1))
    const [entry] = await listChangesAfter(env.shop.database.read, sequence, 2)
    expect(entry).toMatchObject({
      action: 'review.reply-removed',
      subjectId: reviewId,
      byUserId: admin.userId,
      before: JSON.stringify({ reply: 'Sorry.' }),
    })
  })

  test('is mailed once to an author with a verified address, with a link to the page', async () => {
    await verifyAuthor()
    granted(await reply('Sorry.', 0))
    granted(await reply('Sorry again.', 1))
    const [mail, second] = await mails()
    expect(mail).toMatchObject({ recipient: author.email })
    expect(mail?.body).toContain(`/tool/${productId}`)
    expect(second).toBeUndefined()
  })

  test('is not mailed while the address is unverified or the review is hidden', async () => {
    granted(await reply('Sorry.', 0))
    await verifyAuthor()
    reviewId = await write()
    granted(await hideReview(env.shop, admin, { reviewId, hidden: true }))
    granted(await reply('Sorry.', 0))
    expect(await mails()).toEqual([])
  })

  test('stays when the author is deleted, and does not name a deleted admin', async () => {
    await addAdmin(env.shop)
    granted(await reply('Sorry.', 0))
    for (const { userId } of [author, admin])
      granted(await env.shop.database.write((transaction) => retireAccount(env.shop, transaction, userId)))
    admin = await addAdmin(env.shop)
    expect(await everywhere()).toMatchObject(Array(2).fill({ text: 'Sorry.' }))
    expect(await asAdmin()).toMatchObject({ email: '', repliedBy: null })
  })

  test('needs an existing review', async () => {
    reviewId = 'unknown'
    expect(codeOf(await reply('Sorry.', 0))).toBe('REVIEW_NOT_FOUND')
  })
})
