import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facets } from '../../../contract/catalogue/catalogue-query.ts'
import type { searchProducts } from '../../../contract/catalogue/search.ts'
import type { listSpecKeys } from '../../../contract/catalogue/spec-keys.ts'
import type { ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addProduct } from '../../operations/catalogue/add-product.ts'
import { addSpecKey } from '../../operations/catalogue/change-spec-keys.ts'
import { changeSettings } from '../../operations/settings/change-settings.ts'
import type { Caller } from '../../operations/shop.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('Categories and own keys of specifications', (engine) => {
  let env: TestApp
  let admin: Caller
  let id: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    const meaning = 'How hard the jaws are.'
    granted(await addSpecKey(env.shop, admin, { key: 'hardness', name: 'Hardness', kind: 'text', meaning }))
    const specs = [
      { key: 'hardness', value: '60' },
      { key: 'jaw-form', value: 'V' },
    ]
    const product = {
      name: 'Chain whip',
      shortDescription: 'Holds the cassette.',
      img: '/pictures/hub.webp',
      minimumOrder: 1,
      unitPriceCents: 2_000,
      details: { category: 'Small tools', specs },
    }
    id = granted(await addProduct(env.shop, admin, product, 5))
    await translate({ 'Small tools': 'Kleinwerkzeug', Hardness: 'Härte', 'Jaw form': 'Backenform' }, null)
  })
  afterAll(() => env.drop())

  let version: string | null = null
  async function translate(de: Readonly<Record<string, string>>, from: string | null) {
    const value = { translations: { de } }
    version = granted(await changeSettings(env.shop, admin, { section: 'words', value, from })).version
  }
  async function ask<Answer>(path: string, language?: string): Promise<Answer> {
    const headers = language === undefined ? {} : { 'content-language': language }
    return (await env.app.inject({ url: `/api${path}`, headers })).json<Answer>()
  }

  test('Are translated beside their values, by which lists are still filtered', async () => {
    expect(await ask(`/tools/${id}`, 'de')).toMatchObject({
      category: 'Small tools',
      categoryLabel: 'Kleinwerkzeug',
    })
    const { categories } = await ask<Facets>('/tools/facets', 'de')
    expect(categories).toEqual([{ value: 'Small tools', count: 1, label: 'Kleinwerkzeug' }])
    const found = await ask<readonly Tool[]>('/tools?category=Small+tools', 'de')
    expect(found.map(({ categoryLabel }) => categoryLabel)).toEqual(['Kleinwerkzeug'])
    const search = await ask<AnswerOf<typeof searchProducts>>('/search?q=Chain+whip', 'de')
    expect(search.results[0]).toMatchObject({ categoryLabel: 'Kleinwerkzeug' })
    expect(search.categories).toEqual(categories)
  })

  test('Are the originals alone without a language, or without a translation', async () => {
    for (const language of [undefined, 'fr']) {
      expect(await ask(`/tools/${id}`, language)).not.toHaveProperty('categoryLabel')
      const { categories } = await ask<Facets>('/tools/facets', language)
      expect(categories).toEqual([{ value: 'Small tools', count: 1 }])
    }
  })

  test('Name the specification of a product, and an own key keeps its original for changes', async () => {
    const { specs } = await ask<ToolGuide>(`/tools/${id}/guide`, 'de')
    expect(specs).toMatchObject([
      { key: 'hardness', name: 'Härte', meaning: 'How hard the jaws are.' },
      { key: 'jaw-form', name: 'Backenform' },
    ])
    const keys = await ask<AnswerOf<typeof listSpecKeys>>('/spec-keys', 'de')
    expect(keys.find(({ own }) => own)).toMatchObject({ name: 'Hardness', translated: { name: 'Härte' } })
    const own = await ask<AnswerOf<typeof listSpecKeys>>('/spec-keys')
    expect(own.find((key) => key.own)).not.toHaveProperty('translated')
  })

  test('Are shown with a changed translation at once', async () => {
    expect(await ask(`/tools/${id}`, 'de')).toMatchObject({ categoryLabel: 'Kleinwerkzeug' })
    await translate({ 'Small tools': 'Kleine Werkzeuge' }, version)
    expect(await ask(`/tools/${id}`, 'de')).toMatchObject({ categoryLabel: 'Kleine Werkzeuge' })
    const { categories } = await ask<Facets>('/tools/facets', 'de')
    expect(categories[0]?.label).toBe('Kleine Werkzeuge')
    const { specs } = await ask<ToolGuide>(`/tools/${id}/guide`, 'de')
    expect(specs[0]?.name).toBe('Hardness')
    const keys = await ask<AnswerOf<typeof listSpecKeys>>('/spec-keys', 'de')
    expect(keys.find(({ own }) => own)).not.toHaveProperty('translated')
  })
})
