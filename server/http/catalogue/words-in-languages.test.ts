import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facets } from '../../../contract/catalogue/catalogue-query.ts'
import type { searchProducts } from '../../../contract/catalogue/search.ts'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addProduct } from '../../operations/catalogue/add-product.ts'
import { addLanguages } from '../../start/add-languages.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('The words of a product', (engine) => {
  let env: TestApp
  let id: string
  let authorization: string

  beforeAll(async () => {
    await addLanguages()
    env = await openTestApp(engine)
    const admin = await addAdmin(env.shop)
    const details = {
      specs: [
        { key: 'material', value: 'steel' },
        { key: 'length', value: 300, unit: 'mm' },
        { key: 'links', value: 13, unit: 'links' },
      ],
      pictures: [{ img: '/pictures/hub.webp', alt: 'The whip from above' }],
      warnings: 'Wear gloves.',
      translations: {
        de: {
          name: 'Kettenpeitsche',
          specs: { material: 'Stahl', colour: '' },
          alts: { '/pictures/hub.webp': 'Die Peitsche von oben' },
        },
        fr: { name: '', shortDescription: 'Tient la cassette.' },
      },
    }
    const described = {
      name: 'Chain whip',
      shortDescription: 'Holds the cassette.',
      img: '/pictures/hub.webp',
    }
    const product = { ...described, minimumOrder: 1, unitPriceCents: 2_000, details }
    id = granted(await addProduct(env.shop, admin, product, 5))
    authorization = `Bearer ${await env.tokenOf(admin)}`
  })
  afterAll(() => env.drop())

  const ask = async (path: string, language?: string) =>
    (
      await env.app.inject({
        url: `/api${path}`,
        headers: language === undefined ? {} : { 'content-language': language },
      })
    ).json<Tool>()

  test('Are in the language of the request, as far as they are translated', async () => {
    expect(await ask(`/tools/${id}`, 'de')).toMatchObject({
      name: 'Kettenpeitsche',
      shortDescription: 'Holds the cassette.',
      descriptionLang: 'en',
      specs: [
        { key: 'material', value: 'Stahl' },
        { key: 'length', value: 300, unit: 'mm' },
        { key: 'links', value: 13, unit: 'Glieder' },
      ],
      pictures: [{ alt: 'Die Peitsche von oben' }],
    })
    expect(await ask(`/tools/${id}`, 'fr')).toMatchObject({
      name: 'Chain whip',
      lang: 'en',
      shortDescription: 'Tient la cassette.',
      specs: [{ value: 'steel', lang: 'en' }, { value: 300 }, { unit: 'maillons' }],
    })
  })

  test('Name the choices of filters, whose values stay the product’s own', async () => {
    const materialsIn = async (language?: string) => {
      const { specs } = (await ask('/tools/facets', language)) as unknown as Facets
      const [material] = specs
      return material && 'choices' in material ? material.choices : []
    }
    expect(await materialsIn('de')).toEqual([{ value: 'steel', count: 1, label: 'Stahl' }])
    expect(await materialsIn('fr')).toEqual([{ value: 'steel', count: 1 }])
    expect(await materialsIn()).toEqual([{ value: 'steel', count: 1 }])
  })

  test('Are the product’s own without a language, also after an answer in another one', async () => {
    await ask(`/tools/${id}`, 'de')
    const own = await ask(`/tools/${id}`)
    expect(own).toMatchObject({ name: 'Chain whip', shortDescription: 'Holds the cassette.' })
    expect(own).not.toHaveProperty('translations')
    expect(own).not.toHaveProperty('lang')
  })

  test('Travel in all languages only to who edits the product', async () => {
    const asked = (path: string) => env.app.inject({ url: `/api${path}`, headers: { authorization } })
    expect((await asked(`/products/${id}`)).json<Tool>().translations).toEqual({
      de: {
        name: 'Kettenpeitsche',
        specs: { material: 'Stahl' },
        alts: { '/pictures/hub.webp': 'Die Peitsche von oben' },
      },
      fr: { shortDescription: 'Tient la cassette.' },
    })
    for (const path of ['/products', '/products?kind=all', '/tools', `/tools/${id}`, '/search?q=whip'])
      for (const language of ['', 'en', 'de']) {
        const { body, statusCode } = await env.app.inject({
          url: `/api${path}`,
          headers: { authorization, ...(language && { 'content-language': language }) },
        })
        expect([path, statusCode, body.includes('translations')]).toEqual([path, 200, false])
      }
  })

  test('Are translated in lists and beside other products', async () => {
    const [first] = (await ask('/tools', 'de')) as unknown as readonly Tool[]
    expect(first?.name).toBe('Kettenpeitsche')
  })

  test('Are translated in results of the search, which name the language of the others', async () => {
    const found = async (q: string, language?: string) => {
      const answer = (await ask(`/search?q=${q}`, language)) as unknown as AnswerOf<typeof searchProducts>
      return answer.results[0]
    }
    const german = await found('Kettenpeitsche', 'de')
    expect(german).toMatchObject({ name: 'Kettenpeitsche', descriptionLang: 'en' })
    expect(german).not.toHaveProperty('lang')
    const french = await found('Chain+whip', 'fr')
    expect(french).toMatchObject({ name: 'Chain whip', lang: 'en' })
    expect(french).not.toHaveProperty('descriptionLang')
    expect(await found('Chain+whip')).not.toHaveProperty('lang')
  })
})
