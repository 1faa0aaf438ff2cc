import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCalled } from '../../domain/fit/job-needs.ts'
import { type SearchReading, searchReading } from '../../domain/search/search-reading.ts'
import { productsInGerman } from '../../sample-shop/de/products.ts'
import { productsInFrench } from '../../sample-shop/fr/products.ts'
import { items } from '../../sample-shop/items.ts'
import { tools } from '../../sample-shop/tools.ts'
import type { ProductWords } from '../../sample-shop/types.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { loadSampleCatalogue } from '../../server/operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../server/operations/seed/seed-sample-catalogue.ts'
import { CatalogueSearch } from '../../server/search/catalogue-search.ts'
import { addLanguages } from '../../server/start/add-languages.ts'
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts'
import { allJobs } from '../../standards/jobs/all.ts'
import { frenchQueries } from './french-queries.ts'
import { germanQueries } from './german-queries.ts'
import { goldQueries } from './gold-queries.ts'

const shownFirst = 3
const leastShare = 0.95
const german = new Map<string, ProductWords>(Object.entries(productsInGerman))
const french = new Map<string, ProductWords>(Object.entries(productsInFrench))

/** English names mistake other tools for these; the words of German and French are apart. */
const onlyInEnglish = new Set(['Freewheel remover of the maker’s pattern', 'Star nut'])

describe('Searching the sample shop', () => {
  let shop: TestShop
  let search: CatalogueSearch

  beforeAll(async () => {
    await addLanguages()
    shop = await openTestShop(anyEngine)
    await seedSampleCatalogue(shop.database, await loadSampleCatalogue(), shop.clock())
    search = new CatalogueSearch(shop.database, shop.clock)
  })
  afterAll(() => shop.drop())

  const found = async (query: string, language: string) =>
    (await search.search(query, shownFirst, language)).results.map(({ id }) => id)

  test.each([
    ['de', germanQueries],
    ['fr', frenchQueries],
  ])('In %s, at least 95 % of 60 queries find their product among the first 3', async (language, queries) => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length)
    expect(queries.length).toBeGreaterThanOrEqual(60)
    const missed: string[] = []
    for (const [query, product] of queries) {
      const ids = await found(query, language)
      if (!ids.includes(product)) missed.push(`${query}: ${product} is not in ${ids.join(', ')}`)
    }
    const share = 1 - missed.length / queries.length
    console.log(`${language}: ${(share * 100).toFixed(1)} % of ${queries.length}; missed:`, missed)
    expect(share).toBeGreaterThanOrEqual(leastShare)
  })

  test.each(['de', 'fr'])('In %s, most English queries find their product too', async (language) => {
    const missed: string[] = []
    for (const [query, product] of goldQueries)
      if (!(await found(query, language)).includes(product)) missed.push(query)
    console.log(`${language}: missed English queries:`, missed)
    expect(missed.length / goldQueries.length).toBeLessThan(0.2)
  })

  test.each([
    ['de', german],
    ['fr', french],
  ])('In %s, the needs of jobs are served by the products that serve them in English', (language, words) => {
    const reading = searchReading(language)
    const products = [...tools, ...items]
    const servedBy = (
      called: readonly string[],
      nameOf: (slug: string, name: string) => string,
      read?: SearchReading,
    ) => products.filter(({ slug, name }) => called.some((each) => isCalled(nameOf(slug, name), each, read)))
    const translated = (slug: string) => words.get(slug)?.name ?? ''
    const missed = allJobs
      .flatMap(({ tools, parts }) => [...tools, ...parts])
      .filter(({ called }) => servedBy(called, (_, name) => name).length > 0)
      .filter(({ called }) => servedBy(called, translated, reading).length === 0)
    expect(missed.map(({ name }) => name).filter((name) => !onlyInEnglish.has(name))).toEqual([])
  })

  test('Results have the words of the language, and corrections its spelling', async () => {
    const { results, corrections } = await search.search('kettenpeitche', 1, 'de')
    expect(results).toMatchObject([{ id: 'chain-whip', name: 'Kettenpeitsche' }])
    expect(corrections[0]).toBe('kettenpeitsche')
    expect((await search.search('schlüsel', 1, 'de')).corrections[0]).toBe('schlüssel')
  })

  test('Pages of jobs, standards and texts are found by the words of the language', async () => {
    const pagesOf = async (query: string, language: string) =>
      (await search.search(query, 1, language)).pages.map(({ address, title }) => [address, title])
    expect((await pagesOf('kassette wechseln', 'de'))[0]).toEqual([
      '/jobs/replace-a-cassette',
      'Kassette wechseln',
    ])
    expect(await pagesOf('versandkosten', 'de')).toContainEqual(['/delivery', 'Lieferung'])
    expect(await pagesOf('rétractation', 'fr')).toContainEqual(['/returns', 'Retours'])
    expect((await pagesOf('purger frein', 'fr'))[0]?.[0]).toBe('/jobs/bleed-a-mineral-oil-brake')
  })
})
