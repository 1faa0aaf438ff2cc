import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TextPage } from '../../../contract/shop/texts.ts'
import { sampleTextPages } from '../../../domain/search/written-pages.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { CatalogueSearch } from '../../search/catalogue-search.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller } from '../shop.ts'
import { changeText } from './change-text.ts'
import { searchedTexts } from './searched-texts.ts'

const facts = new Set([])

function given(env: () => TestApp) {
  const write = async (page: TextPage, markdown: string, admin: Caller, from: string | null = null) =>
    granted(await changeText(env().shop, facts, admin, { page, language: 'en', markdown, from }))
  const found = async (q: string) =>
    (await callApi(env(), operationOf('searchProducts'), { query: { q } }))
      .json<{ readonly pages: readonly { readonly address: string; readonly title: string }[] }>()
      .pages.map(({ address, title }) => `${address} ${title}`)
  return { write, found }
}

describeOnEveryEngine('The search over the owner’s texts', (engine) => {
  let env: TestApp
  let admin: Caller
  const { write, found } = given(() => env)

  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  test('finds a new question of the blog at once, and a removed one no longer', async () => {
    expect(await found('velodrome')).toEqual([])
    const first = await write('blog', '## Which gear for a velodrome?\n\nA short one.', admin)
    expect(await found('velodrome')).toEqual(['/blog#which-gear-for-a-velodrome Which gear for a velodrome?'])
    expect(await found('unit testing')).toEqual([])
    await write('blog', '## Which gear for the road?', admin, first.version)
    expect(await found('velodrome')).toEqual([])
  })

  test('finds a page by its text once the owner has written it', async () => {
    const first = await write('delivery', 'Parcels to the **Azores** go by ship.', admin)
    expect(await found('azores')).toEqual(['/delivery Delivery'])
    await write('delivery', '', admin, first.version)
    expect([await found('azores'), await found('shipping cost')]).toEqual([[], []])
  })

  test('does not change the sample texts', async () => {
    const pages = await searchedTexts(env.shop, facts, 'en')
    expect(pages.toSorted(byAddress)).toEqual(sampleTextPages.toSorted(byAddress))
  })
})

describeOnPostgres('The search over texts in several processes', (engine) => {
  let env: TestApp
  const { write } = given(() => env)

  beforeEach(async () => {
    env = await openTestApp(engine)
  })
  afterEach(() => env.drop())

  test('finds texts that another process wrote', async () => {
    const other = await env.shop.anotherProcess()
    const search = new CatalogueSearch(other.database, other.clock, (language) =>
      searchedTexts(other, facts, language),
    )
    const found = async () => (await search.search('azores', 10)).pages.map(({ address }) => address)
    expect(await found()).toEqual([])
    await write('delivery', 'Parcels to the Azores go by ship.', await addAdmin(env.shop))
    await expect.poll(found).toEqual(['/delivery'])
  })
})

function byAddress(one: { readonly address: string }, other: { readonly address: string }): number {
  return one.address < other.address ? -1 : 1
}
