import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { loadSampleCatalogue } from '../../server/operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../server/operations/seed/seed-sample-catalogue.ts'
import { CatalogueSearch } from '../../server/search/catalogue-search.ts'
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts'
import { detailQueries } from './detail-queries.ts'
import { type GoldQuery, goldQueries } from './gold-queries.ts'
import { pageQueries } from './page-queries.ts'

const shownFirst = 3
const leastShare = 0.95

describe('Searching the sample shop', () => {
  let shop: TestShop
  let search: CatalogueSearch

  beforeAll(async () => {
    shop = await openTestShop(anyEngine)
    await seedSampleCatalogue(shop.database, await loadSampleCatalogue(), shop.clock())
    search = new CatalogueSearch(shop.database, shop.clock)
  })
  afterAll(() => shop.drop())

  test('At least 200 different queries name a product each', () => {
    expect(new Set(goldQueries.map(([query]) => query)).size).toBe(goldQueries.length)
    expect(goldQueries.length).toBeGreaterThanOrEqual(200)
  })

  const shareFound = async (queries: readonly GoldQuery[]) => {
    const missed: string[] = []
    for (const [query, product] of queries) {
      const { results } = await search.search(query, shownFirst)
      const found = results.map(({ id }) => id)
      if (!found.includes(product)) missed.push(`${query}: ${product} is not in ${found.join(', ')}`)
    }
    const share = 1 - missed.length / queries.length
    console.log(`${(share * 100).toFixed(1)} % of ${queries.length} gold queries; missed:`, missed)
    return share
  }

  test('At least 95 % of the queries find their product among the first 3', async () => {
    expect(await shareFound(goldQueries)).toBeGreaterThanOrEqual(leastShare)
  })

  test('At least 95 % of the queries for pages find their page, and a job is the first result', async () => {
    const missed: string[] = []
    for (const [query, address] of pageQueries) {
      const { pages } = await search.search(query, shownFirst)
      const [first] = pages
      const isFound = address.startsWith('/jobs/')
        ? first?.address === address
        : pages.some((page) => page.address === address)
      if (!isFound)
        missed.push(`${query}: ${address} is not in ${pages.map((page) => page.address).join(', ')}`)
    }
    console.log(missed)
    expect(1 - missed.length / pageQueries.length).toBeGreaterThanOrEqual(leastShare)
  })

  test('Words that occur on nearly every page find no page', async () => {
    for (const query of ['tool', 'speed', 'bike tool kit', 'replace'])
      expect([query, (await search.search(query, shownFirst)).pages]).toEqual([query, []])
  })

  test('A search for a job finds its tools, and leaves out products that barely match', async () => {
    const { results } = await search.search('12-speed shimano cassette', 50)
    expect(results.map(({ id }) => id)).toEqual(['cassette-lockring-tool', 'cassette', 'chain-whip', 'chain'])
  })

  test('At least 95 % of the queries for details, standards and numbers find their product', async () => {
    expect(await shareFound(detailQueries)).toBeGreaterThanOrEqual(leastShare)
  })
})
