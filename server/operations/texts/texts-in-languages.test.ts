import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { getText, TextPage } from '../../../contract/shop/texts.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller } from '../shop.ts'
import { changeText } from './change-text.ts'
import { originalTexts, readSource } from './stored-texts.ts'

const facts = new Set([])

describeOnEveryEngine('The texts in several languages', (engine) => {
  let env: TestApp
  let admin: Caller

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  const shown = async (language?: string, page: TextPage = 'terms') => {
    const answer = await env.app.inject({
      url: `/api/texts/${page}`,
      headers: language === undefined ? {} : { 'content-language': language },
    })
    return answer.json<AnswerOf<typeof getText>>()
  }
  const write = async (language: 'en' | 'de' | 'fr', markdown: string) => {
    const name = { page: 'terms', language } as const
    const originals = await originalTexts(env.shop, 'terms')
    const { version: from } = await readSource(env.shop, env.shop.database.read, name, originals)
    return granted(await changeText(env.shop, facts, admin, { ...name, markdown, from }))
  }
  const lead = (words: string) => ({ text: { lead: [{ paragraph: [words] }] } })

  test('Are those of the sample shop in the language of the request', async () => {
    const german = await shown('de', 'delivery')
    expect(german).toMatchObject({
      state: 'sample',
      ...lead('Was die Lieferung kostet, wann ein Paket abgeht und wann es ankommt.'),
    })
    expect(german).not.toHaveProperty('lang')
    expect(await shown(undefined, 'delivery')).toMatchObject(
      lead('What delivery costs, when a parcel leaves, and when it arrives.'),
    )
  })

  test('Each have their own words, and where they have none, those of the standard language with its name', async () => {
    await write('en', 'We promise little.')
    await write('de', 'Wir versprechen {{return-days}} Tage.')
    expect(await shown('de')).toMatchObject({ state: 'own', ...lead('Wir versprechen 30 Tage.') })
    // The sample's French terms do not say what the owner's say.
    expect(await shown('fr')).toMatchObject({ state: 'own', lang: 'en', ...lead('We promise little.') })
    expect(await shown()).not.toHaveProperty('lang')
    await write('de', '')
    expect(await shown('de')).toMatchObject({ lang: 'en', ...lead('We promise little.') })
    await write('en', '')
    expect(await shown('fr')).toMatchObject({ state: 'unwritten' })
  })

  test('Are refused in a language that the shop does not offer', async () => {
    const empty = await openTestApp(engine, {}, { isSample: false })
    const owner = await addAdmin(empty.shop)
    const answer = await callApi(empty, operationOf('getTextSource'), {
      token: await empty.tokenOf(owner),
      params: { page: 'terms' },
      query: { language: 'de' },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { fields: { language: expect.stringContaining('does not offer this language') } },
    ])
    await empty.drop()
  })
})
