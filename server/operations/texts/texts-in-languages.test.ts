import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '../../../contract/operation.ts'
import { originalVersion } from '../../../contract/shop/settings.ts'
import type { getText, TextPage } from '../../../contract/shop/texts.ts'
import { findChange, findChangeHead } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { undoChange } from '../changes/undo-change.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import type { Caller, Shop } from '../shop.ts'
import { changeText, restoreText } from './change-text.ts'
import { listTexts, listTextVersions, originalTexts, readSource } from './stored-texts.ts'

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
      ...lead('Was die Lieferung kostet, wann wir versenden und wann ein Paket ankommt.'),
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

  test('Are read as the changed ones once another language becomes the standard one', async () => {
    await write('en', 'We promise little.')
    const { sequence: firstEntry } = await findChangeHead(env.shop.database.read)
    await write('de', 'Wir versprechen wenig.')
    const speak = async (standard: 'de' | 'en') => {
      const { value, version: from } = await readSection(env.shop, 'languages')
      granted(
        await changeSettings(env.shop, admin, { section: 'languages', value: { ...value, standard }, from }),
      )
    }
    await speak('de')
    expect(await shown()).toMatchObject(lead('Wir versprechen wenig.'))
    expect(await shown('en')).toMatchObject(lead('We promise little.'))
    expect(await shown('fr')).toMatchObject({ lang: 'de', ...lead('Wir versprechen wenig.') })
    await write('de', 'Wir versprechen mehr.')
    const versions = await listTextVersions(env.shop, { page: 'terms', language: 'en' })
    expect(versions.map(({ markdown }) => markdown)[0]).toBe('We promise little.')
    granted(await undoChange(env.shop, admin, firstEntry))
    expect(await shown('en')).toMatchObject({ lang: 'de' })
    await speak('en')
    expect(await shown('de')).toMatchObject(lead('Wir versprechen mehr.'))
  })

  test('Have versions, undo and record of their own', async () => {
    const german = { page: 'terms', language: 'de' } as const
    const first = await write('de', 'Erstens.')
    await write('de', 'Zweitens.')
    await write('fr', 'Premièrement.')
    expect((await listTextVersions(env.shop, german)).map(({ markdown }) => markdown).slice(0, 2)).toEqual([
      'Zweitens.',
      'Erstens.',
    ])
    const { sequence } = await findChangeHead(env.shop.database.read)
    granted(await undoChange(env.shop, admin, sequence - 1))
    expect(await shown('de')).toMatchObject(lead('Erstens.'))
    expect(await shown('fr')).toMatchObject(lead('Premièrement.'))
    const originals = await originalTexts(env.shop, 'terms')
    const { version: from } = await readSource(env.shop, env.shop.database.read, german, originals)
    granted(await restoreText(env.shop, admin, { ...german, id: originalVersion, from }))
    expect(await shown('de')).toMatchObject({ state: 'sample' })
    const ofFrench = { page: 'terms', language: 'fr', id: first.version ?? '', from: null } as const
    expect(codeOf(await restoreText(env.shop, admin, ofFrench))).toBe('SETTING_VERSION_NOT_FOUND')
    const change = await findChange(env.shop.database.read, sequence)
    expect(change).toMatchObject({ subjectId: 'terms', subjectName: 'terms:fr' })
  })

  test('Are written by two admins at once in one language only', async () => {
    const other = await env.shop.anotherProcess()
    const change = (shop: Shop, language: 'de' | 'fr', markdown: string) =>
      changeText(shop, facts, admin, { page: 'terms', language, markdown, from: null })
    const outcomes = await Promise.all([
      change(env.shop, 'de', 'Eins.'),
      change(other, 'de', 'Zwei.'),
      change(other, 'fr', 'Un.'),
    ])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['SETTINGS_CHANGED', 'done', 'done'])
    expect(codeOf(outcomes[2])).toBe('done')
  })

  test('Are listed with their states', async () => {
    const termsOf = async () => (await listTexts(env.shop)).find(({ page }) => page === 'terms')
    expect(await termsOf()).toMatchObject({
      languages: [
        { language: 'en', state: 'sample' },
        { language: 'de', state: 'sample' },
        { language: 'fr', state: 'sample' },
      ],
    })
    await write('en', 'We promise little.')
    await write('de', 'Wir versprechen wenig.')
    expect(await termsOf()).toMatchObject({
      state: 'own',
      languages: [
        { language: 'en', state: 'own' },
        { language: 'de', state: 'own' },
        { language: 'fr', state: 'unwritten' },
      ],
    })
    const empty = await openTestShop(engine, { isSample: false })
    expect((await listTexts(empty))[0]).not.toHaveProperty('languages')
    await empty.drop()
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
