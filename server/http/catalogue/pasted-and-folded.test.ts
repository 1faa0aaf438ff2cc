import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { checkedImport } from '../../testing/import-file.ts'
import { addAdmin, addTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('Names of products', (engine) => {
  let env: TestApp
  let token: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    token = await env.tokenOf(await addAdmin(env.shop))
    for (const name of [
      'DUB™ bottom bracket wrench',
      'Kırmızı anahtar',
      'Þórr hammer',
      'Weißer Schlüssel',
      'Ｔｏｒｑｕｅ key',
      'Zentrier\u00adständer',
      // The text in the form that an earlier version stored.
      'Valve\u0001core\u2028remover',
    ])
      await addTool(env.shop, { stock: 5, name })
  })
  afterAll(() => env.drop())

  const found = async (q: string) => {
    const answer = await callApi(env, operationOf('listTools'), { query: { q } })
    return answer.json<Tool[]>().map(({ name }) => name)
  }

  test.each([
    ['dub wrench', 'DUB™ bottom bracket wrench'],
    ['kirmizi', 'Kırmızı anahtar'],
    ['KIRMIZI ANAHTAR', 'Kırmızı anahtar'],
    ['thorr', 'Þórr hammer'],
    ['weisser', 'Weißer Schlüssel'],
    ['torque', 'Ｔｏｒｑｕｅ key'],
    ['ｄｕｂ', 'DUB™ bottom bracket wrench'],
    ['zentrierständer', 'Zentrier\u00adständer'],
    ['valve remover', 'Valve\u0001core\u2028remover'],
    ['valve\u0007core', 'Valve\u0001core\u2028remover'],
    ['dub\u200b wrench\ufeff', 'DUB™ bottom bracket wrench'],
  ])('are found by %j through GET /tools?q=', async (q, name) => {
    expect(await found(q)).toEqual([name])
  })

  describe('with invisible characters', () => {
    const pasted = {
      img: '/pictures/hub.webp',
      name: 'Cone\u0002wrench\u0085set\ufeff',
      shortDescription: 'Six\u000bsizes.\u2028Steel.',
      minOrderQuantity: 1,
      availableQuantity: 5,
      price: 12.5,
      sku: '\ufeffＡＢ\u00a012\u20113\u200b',
    }

    test('are stored with spaces between the words, and a SKU is stored as a person would type it', async () => {
      const added = await callApi(env, operationOf('addTool'), { token, body: pasted })
      const { insertedId } = added.json<{ insertedId: string }>()
      const stored = await callApi(env, operationOf('getTool'), { params: { id: insertedId } })
      expect(stored.json()).toMatchObject({
        name: 'Cone wrench\nset',
        shortDescription: 'Six sizes.\nSteel.',
        sku: 'AB 12-3',
      })
    })

    test('are exported with spaces between the words', async () => {
      const { body } = await env.app.inject({
        url: '/api/exports/products.csv',
        headers: { authorization: `Bearer ${token}` },
      })
      const rows = parse(body, { bom: true, columns: true }) as { name: string }[]
      const names = rows.map(({ name }) => name)
      expect(names).toContain('Valve core\nremover')
      expect(names).toContain('Zentrierständer')
      const admin = await addAdmin(env.shop)
      const id = await checkedImport(env.shop, admin, body)
      // Characters that an export drops do not count as a change when the file is imported again.
      expect((await findImport(env.shop.database.read, id))?.counts).toMatchObject({
        changed: 0,
        new: 0,
        wrong: 0,
      })
    })
  })
})
