import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Review, WrittenReview } from '../../../contract/catalogue/reviews.ts'
import { findChangeHead, listChangesAfter } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller, Shop } from '../shop.ts'
import { addReview } from './add-review.ts'
import { replyToReview } from './reply-to-review.ts'

type Translations = Parameters<typeof replyToReview>[2]['translations']

describeOnEveryEngine('A reply in several languages', (engine) => {
  let env: TestApp
  let admin: Caller
  let reviewId: string

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    reviewId = await review(env.shop)
  })
  afterEach(() => env.drop())

  async function review(shop: Shop): Promise<string> {
    const written = { img: '/pictures/hub.webp', name: 'Ada', text: 'Loose.', stars: 3 }
    return granted(await addReview(shop, await addCustomer(shop), written))
  }
  const reply = (text: string | null, version: number, translations?: Translations, shop: Shop = env.shop) =>
    replyToReview(shop, admin, { reviewId, reply: text, version, translations })
  const read = async (language?: string) => {
    const headers = language === undefined ? {} : { 'content-language': language }
    const answer = await env.app.inject({ url: '/api/review', headers })
    return answer.json<Review[]>()[0]?.reply
  }
  const onDesk = async (language = 'de', app = env) => {
    const headers = {
      authorization: `Bearer ${await app.tokenOf(await addAdmin(app.shop))}`,
      'content-language': language,
    }
    return (await app.app.inject({ url: '/api/reviews', headers })).json<WrittenReview[]>()[0]
  }

  test('Is read in the language of the request, without a translation in the standard one with its name', async () => {
    granted(await reply('Sorry.', 0, { de: 'Es tut uns leid.' }))
    const at = env.shop.clock()
    expect(await read()).toEqual({ text: 'Sorry.', at })
    expect(await read('de')).toEqual({ text: 'Es tut uns leid.', at })
    expect(await read('fr')).toEqual({ text: 'Sorry.', at, lang: 'en' })
  })

  test('Is edited in the standard language, whatever the language of the desk', async () => {
    granted(await reply('Sorry.', 0, { de: 'Es tut uns leid.' }))
    expect(await onDesk()).toMatchObject({
      reply: { text: 'Sorry.' },
      replyTranslations: { de: 'Es tut uns leid.' },
    })
  })

  test('Keeps the languages that a change does not name, loses those with an empty text, and all when it is removed', async () => {
    granted(await reply('Sorry.', 0, { de: 'Es tut uns leid.', fr: 'Désolés.' }))
    granted(await reply('So sorry.', 1))
    granted(await reply('So sorry.', 2, { fr: '' }))
    expect((await onDesk())?.replyTranslations).toEqual({ de: 'Es tut uns leid.' })
    expect(granted(await reply('So sorry.', 3, { de: 'Es tut uns leid.' }))).toBe(false)
    const { sequence } = await findChangeHead(env.shop.database.read)
    granted(await reply(null, 3))
    granted(await reply('Again.', 4))
    expect((await onDesk())?.replyTranslations).toEqual({})
    const [removal] = await listChangesAfter(env.shop.database.read, sequence, 1)
    expect(removal).toMatchObject({
      before: JSON.stringify({ reply: 'So sorry.', replyTranslations: { de: 'Es tut uns leid.' } }),
    })
  })

  test('Is stored once when two admins translate it at the same time', async () => {
    granted(await reply('Sorry.', 0))
    const other = await env.shop.anotherProcess()
    const outcomes = await Promise.all([
      reply('Sorry.', 1, { de: 'Schade.' }),
      reply('Sorry.', 1, { fr: 'Dommage.' }, other),
    ])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['REPLY_CHANGED', 'done'])
  })

  test('Is refused in the standard language and in one that the shop does not offer', async () => {
    expect(await reply('Sorry.', 0, { en: 'Sorry.' })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: { 'translations.en': 'Choose one of the languages of the shop.' },
    })
    const single = await openTestApp(engine, {}, { isSample: false })
    const owner = await addAdmin(single.shop)
    const id = await review(single.shop)
    const refused = { reviewId: id, reply: 'Sorry.', version: 0, translations: { de: 'Schade.' } }
    expect(codeOf(await replyToReview(single.shop, owner, refused))).toBe('INPUT_INVALID')
    granted(await replyToReview(single.shop, owner, { reviewId: id, reply: 'Sorry.', version: 0 }))
    expect(await onDesk('en', single)).not.toHaveProperty('replyTranslations')
    await single.drop()
  })
})
