import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '../../../contract/operation.ts'
import { originalVersion } from '../../../contract/shop/settings.ts'
import type { getText } from '../../../contract/shop/texts.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { changeText, restoreText } from './change-text.ts'
import { findText } from './find-text.ts'
import { listTexts, listTextVersions, originalTexts, readSource } from './stored-texts.ts'

const facts = new Set([])
const terms = { page: 'terms', language: 'en' } as const

describeOnEveryEngine('Changing a text', (engine) => {
  let env: TestApp
  let admin: Caller

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  const write = (markdown: string, from: string | null, shop: Shop = env.shop) =>
    changeText(shop, facts, admin, { ...terms, markdown, from })
  const shown = async () =>
    (await callApi(env, operationOf('getText'), { params: { page: 'terms' } })).json<
      AnswerOf<typeof getText>
    >()

  test('Shows at once, even in responses that were cached before', async () => {
    expect((await shown()).state).toBe('sample')
    granted(await write('We promise **little**.', null))
    expect(await shown()).toMatchObject({
      state: 'own',
      changedAt: env.shop.clock(),
      text: { lead: [{ paragraph: ['We promise ', { text: 'little', strong: true }, '.'] }], sections: [] },
    })
    const terms = (await listTexts(env.shop)).find(({ page }) => page === 'terms')
    expect(terms).toMatchObject({ state: 'own', changedBy: admin.name })
  })

  test('Is refused if it was made from an older version, even concurrently, and the newer version stays', async () => {
    const other = await env.shop.anotherProcess()
    const outcomes = await Promise.all([write('One.', null), write('Two.', null, other)])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['SETTINGS_CHANGED', 'done'])
    expect(codeOf(await write('Three.', null))).toBe('SETTINGS_CHANGED')
  })

  test('Can be undone, even to the original text', async () => {
    const first = granted(await write('First.', null))
    const second = granted(await write('Second.', first.version))
    const back = { ...terms, id: first.version ?? '', from: second.version } as const
    const third = granted(await restoreText(env.shop, admin, back))
    expect(third.markdown).toBe('First.')
    const original = { ...terms, id: originalVersion, from: third.version } as const
    expect(granted(await restoreText(env.shop, admin, original)).state).toBe('sample')
    const versions = await listTextVersions(env.shop, terms)
    expect(versions.slice(1, -1).map(({ markdown }) => markdown)).toEqual(['First.', 'Second.', 'First.'])
    expect(codeOf(await restoreText(env.shop, admin, { ...back, id: 'none' }))).toBe(
      'SETTING_VERSION_NOT_FOUND',
    )
  })

  test('Is refused at the field if the text uses an unknown placeholder or picture', async () => {
    const refusalOf = async (markdown: string) => {
      const outcome = await write(markdown, null)
      return outcome.ok ? 'done' : outcome.fields?.markdown
    }
    expect(await refusalOf('{{nobody}}')).toContain('is not a placeholder')
    expect(await refusalOf('## A {only=moon}')).toContain('knows no condition "moon"')
    expect(await refusalOf('![x](https://evil.example/x.png)')).toContain("not at the shop's image host")
    expect(
      (await readSource(env.shop, env.shop.database.read, terms, await originalTexts(env.shop, 'terms')))
        .version,
    ).toBeNull()
  })

  test('Makes the page unwritten if the text is empty', async () => {
    granted(await write('', null))
    expect(await shown()).toMatchObject({ state: 'unwritten', text: { lead: [], sections: [] } })
  })

  test('Adds the first text to a shop without sample data', async () => {
    const shop = await openTestShop(engine, { isSample: false })
    const owner = await addAdmin(shop)
    expect((await findText(shop, facts, terms)).state).toBe('unwritten')
    granted(await changeText(shop, facts, owner, { ...terms, markdown: 'Ours.', from: null }))
    expect((await findText(shop, facts, terms)).state).toBe('own')
    expect(
      await changeText(shop, facts, owner, {
        ...terms,
        page: 'returns',
        markdown: '{{days-from}}',
        from: null,
      }),
    ).toMatchObject({ fields: { markdown: expect.stringContaining('has no value yet') } })
    await shop.drop()
  })
})
