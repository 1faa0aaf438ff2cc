import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { productDetails } from '../contract/catalogue/product-details.ts'
import { photographSuffix, photographWidths } from '../domain/catalogue/own-picture.ts'
import { problemOfBreaks } from '../domain/catalogue/price-breaks.ts'
import { axesWithoutValue, familyPlace } from '../domain/catalogue/product-family.ts'
import { reductionFrom } from '../domain/catalogue/reduction.ts'
import { specKeys } from '../domain/catalogue/spec-keys.ts'
import { allStandards } from '../standards/all.ts'
import { familyMembers } from './families.ts'
import { giftCards } from './gift-cards.ts'
import { items } from './items.ts'
import { outlines } from './outlines.ts'
import { prices } from './prices.ts'
import { reviews } from './reviews.ts'
import { sale } from './sale.ts'
import { tools } from './tools.ts'

const folder = new URL('./pictures/', import.meta.url)
const files = readdirSync(folder).sort()
const drawings = files.filter((file) => file.endsWith('.svg'))
const products = [...tools, ...items]
/** Pictures of the pages themselves: web/routing/page-art.ts. */
const pageArt = ['hero', 'not-found', 'sign-in', 'tile-parts', 'tile-tools', 'tile-workshop']
/** Everything that has a picture, an outline and a share card. */
const pictured = [...products, ...giftCards]
const photographs = [...pictured.map(({ slug }) => slug), ...pageArt]

/** What a drawing must not contain: scripts, links, event handlers, text and embedded documents. */
const forbidden = /<(script|style|text|image|foreignObject|use)\b|href|\son\w+=|url\((?!#)/i

describe('The sample catalogue', () => {
  test('holds thirty tools, twenty items and fifteen reviews', () => {
    expect([tools.length, items.length, reviews.length]).toEqual([30, 20, 15])
  })

  test('has a unique, URL-safe slug for every record', () => {
    for (const records of [tools, items, reviews]) {
      const slugs = records.map(({ slug }) => slug)
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  test.each(products)('prices $slug in whole cents above zero', ({ unitPriceCents }) => {
    expect(Number.isSafeInteger(unitPriceCents) && unitPriceCents > 0).toBe(true)
  })

  test('has prices by quantity for its own tools, and they fall as the quantity rises', () => {
    for (const [slug, { breaks = [] }] of Object.entries(prices)) {
      const tool = tools.find((each) => each.slug === slug)
      expect(tool, slug).toBeDefined()
      if (tool) expect(problemOfBreaks(tool, breaks), slug).toBeUndefined()
    }
  })

  test('has enough reduced tools that “15%-20% off” is true', () => {
    const reduced = tools.flatMap(({ slug, unitPriceCents }) => {
      const earlier = prices[slug]?.earlier
      return earlier ? [{ slug, unitPriceCents, earlier }] : []
    })
    expect(reduced.length).toBeGreaterThanOrEqual(6)
    const dayMs = 24 * 3_600_000
    for (const { slug, unitPriceCents, earlier } of reduced) {
      const before = { since: -earlier.sinceDays * dayMs, unitPriceCents: earlier.unitPriceCents }
      const reduction = reductionFrom(earlier.unitPriceCents, [
        before,
        { since: -earlier.untilDays * dayMs, unitPriceCents },
      ])
      const off = 1 - unitPriceCents / (reduction?.lowest30DaysCents ?? 0)
      expect(Math.round(off * 100), slug).toBeGreaterThanOrEqual(15)
      expect(Math.round(off * 100), slug).toBeLessThanOrEqual(20)
    }
    // The first nine tools are on the home page, below these words.
    expect(reduced.filter(({ slug }) => tools.findIndex((tool) => tool.slug === slug) < 9)).not.toEqual([])
  })

  test('has one sale, whose tools were not reduced before, so that its “off” is true', () => {
    const onSale = tools.filter(({ details }) => details?.category === sale.category)
    expect(onSale.length).toBeGreaterThanOrEqual(3)
    expect(onSale.filter(({ slug }) => prices[slug])).toEqual([])
    expect(sale.regularSinceDays).toBeGreaterThan(30)
    expect(sale.hundredths).toBe(1_500)
  })

  test.each(tools)(
    'has at least the minimum order of $slug in stock, or none',
    ({ minimumOrder, available }) => {
      expect(Number.isSafeInteger(minimumOrder) && minimumOrder >= 1 && minimumOrder <= 50).toBe(true)
      expect(Number.isSafeInteger(available) && available <= 1200).toBe(true)
      expect(available === 0 || available >= minimumOrder).toBe(true)
    },
  )

  test('has exactly one sold-out tool', () => {
    expect(tools.filter(({ available }) => available === 0).map(({ slug }) => slug)).toEqual(['cone-wrench'])
  })

  test('has details that the shop accepts, and that name tools of the catalogue', () => {
    const slugs = tools.map(({ slug }) => slug)
    for (const { slug, details = {} } of products) {
      expect(z.safeParse(z.strictObject(productDetails), details), slug).toEqual({
        success: true,
        data: details,
      })
      expect(slugs.filter((tool) => tool !== slug)).toEqual(expect.arrayContaining(details.needsAlso ?? []))
    }
  })

  test('sells half of its tools in single pieces', () => {
    expect(tools.filter(({ minimumOrder }) => minimumOrder === 1)).toHaveLength(tools.length / 2)
  })

  test.each(products)(
    'states the number, brand, category, weight and specifications of $slug',
    ({ details }) => {
      expect(details).toMatchObject({
        sku: expect.stringMatching(/^TW(-[A-Z0-9]+)+$/),
        brand: expect.stringMatching(/^Truewheel\b/),
        category: expect.stringMatching(/\S/),
        weightGrams: expect.any(Number),
      })
      expect(details?.specs?.length).toBeGreaterThanOrEqual(3)
      expect(details?.specs?.length).toBeLessThanOrEqual(8)
    },
  )

  test('has a unique number for every product', () => {
    const numbers = products.map(({ details }) => details?.sku)
    expect(new Set(numbers).size).toBe(products.length)
  })

  test('has eight to twelve categories with at least two products each', () => {
    const sizes = Object.values(Object.groupBy(products, ({ details }) => details?.category ?? '')).map(
      (inOne) => inOne?.length ?? 0,
    )
    expect(sizes.length).toBeGreaterThanOrEqual(8)
    expect(sizes.length).toBeLessThanOrEqual(12)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2)
  })

  test('fits only standards that the shop knows', () => {
    const known = allStandards.flatMap(({ standards }) => standards.map(({ id }) => id))
    expect(known).toEqual(expect.arrayContaining(products.flatMap(({ details }) => details?.fits ?? [])))
  })

  test.each(reviews)('has text and one to five stars in $slug', ({ text, ratings }) => {
    expect(text.length).toBeGreaterThan(20)
    expect([1, 2, 3, 4, 5]).toContain(ratings)
  })

  test('has reviews of several of its tools', () => {
    const reviewed = reviews.flatMap(({ tool }) => tool ?? [])
    expect(reviewed.length).toBeGreaterThan(8)
    expect(tools.map(({ slug }) => slug)).toEqual(expect.arrayContaining(reviewed))
  })
})

describe('The families of the sample catalogue', () => {
  const families = Object.entries(Object.groupBy(familyMembers, ({ details }) => details?.family ?? ''))

  test('are one of cables and one of spokes, with a unique slug and number for every member', () => {
    expect(families.map(([name]) => name)).toEqual(['Brake cable, stainless', 'Spoke, double-butted, J-bend'])
    for (const number of ['slug', 'sku'] as const) {
      const all = [...products, ...familyMembers].map(({ slug, details }) =>
        number === 'slug' ? slug : details?.sku,
      )
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test.each(families)('have different values for each member of %s', (_name, members = []) => {
    const places = members.map(({ details = {} }) => familyPlace(details))
    expect(new Set(places.map((place) => place?.axes)).size).toBe(1)
    expect(new Set(places.map((place) => place?.values)).size).toBe(members.length)
  })

  test.each(familyMembers)(
    'describe $slug in details that the shop accepts, with tools of the catalogue',
    (member) => {
      const { details = {}, picture, minimumOrder, available } = member
      expect(z.safeParse(z.strictObject(productDetails), details)).toEqual({ success: true, data: details })
      expect(tools.map(({ slug }) => slug)).toEqual(expect.arrayContaining(details.needsAlso ?? []))
      expect(axesWithoutValue(details)).toEqual([])
      expect(items.map((item) => item.picture)).toContain(picture)
      expect(minimumOrder).toBeGreaterThan(1)
      expect(available).toBeLessThanOrEqual(1200)
    },
  )
})

describe('The dictionary of specifications', () => {
  const rows = [...products, ...familyMembers].flatMap(({ slug, details }) =>
    (details?.specs ?? []).map((spec) => [slug, spec.key, spec] as const),
  )

  test.each(rows)(
    'knows the specification %s, and describes %s with its kind and its unit',
    (_, key, { value, unit }) => {
      const entry = specKeys[key]
      expect(entry).toBeDefined()
      expect(typeof value).toBe(entry?.kind === 'number' ? 'number' : 'string')
      expect(unit).toBe(entry?.unit)
    },
  )

  test.each(Object.entries(specKeys))('names and explains %s, which a product uses', (key, entry) => {
    expect(key).toMatch(/^[a-z][a-z0-9-]{0,39}$/)
    expect(rows.map(([, used]) => used)).toContain(key)
    expect(entry.name).toMatch(/^[A-Z]/)
    expect(entry.meaning).toMatch(/^[A-Z][^.]+\.$/)
    if (entry.kind !== 'number') expect(entry.unit).toBeUndefined()
  })

  test('has a different name for each key', () => {
    const names = Object.values(specKeys).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('has the upper end of each range above its lower end', () => {
    for (const { slug, details } of products) {
      const values = new Map(details?.specs?.map(({ key, value }) => [key, value]))
      for (const [key, low] of values) {
        if (!key.endsWith('-from')) continue
        expect(values.get(key.replace(/from$/, 'to')), `${slug}: ${key}`).toBeGreaterThan(Number(low))
      }
    }
  })
})

describe('The photographs', () => {
  test('exist for every product, each from its own scene', () => {
    const scenes = readdirSync(new URL('./studio/scenes/', import.meta.url))
      .filter((file) => file.endsWith('.py'))
      .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'))
    expect(scenes.toSorted()).toEqual([...products.map(({ slug }) => slug), ...pageArt].toSorted())
    for (const { slug, picture } of products) expect(picture).toBe(`${slug}.webp`)
  })

  test.each(photographs.flatMap((name) => photographWidths.map((width) => [name, width] as const)))(
    'include %s, %i pixels wide, as a square, transparent file that is light enough for a phone',
    async (name, width) => {
      const path = fileURLToPath(new URL(name + photographSuffix(width), folder))
      const most = width > 480 ? 120 * 1024 : 40 * 1024
      for (const [type, format] of [
        ['webp', 'webp'],
        ['avif', 'heif'],
      ]) {
        const seen = await sharp(`${path}.${type}`).metadata()
        expect(seen).toMatchObject({ width, height: width, format, hasAlpha: true })
        expect(statSync(`${path}.${type}`).size).toBeLessThanOrEqual(most)
      }
    },
  )

  test.each([...pictured.map(({ slug }) => slug), 'hero'])('%s has a share card', async (name) => {
    const path = fileURLToPath(new URL(`${name}-share.jpg`, folder))
    expect(await sharp(path).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(statSync(path).size).toBeLessThanOrEqual(120 * 1024)
  })

  test('include no unused file', () => {
    const expected = [
      ...photographs.flatMap((name) =>
        photographWidths.flatMap((width) =>
          ['webp', 'avif'].map((type) => `${name}${photographSuffix(width)}.${type}`),
        ),
      ),
      ...[...pictured.map(({ slug }) => slug), 'hero'].map((name) => `${name}-share.jpg`),
      ...pageArt.map((name) => `${name === 'not-found' ? 'unknown' : name}.outline.svg`),
      ...readdirSync(new URL('./studio/badges/', import.meta.url))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => file.replace('.ts', '.svg')),
    ]
    expect(files).toEqual(expected.toSorted())
  })
})

describe('The drawings', () => {
  test('exist for every review', () => {
    expect(drawings).toEqual(expect.arrayContaining(reviews.map(({ picture }) => picture)))
  })

  test.each(drawings)('%s is small, has a view box and contains only shapes', (file) => {
    const bytes = readFileSync(new URL(file, folder))
    const svg = bytes.toString('utf8')
    expect(bytes.length).toBeLessThanOrEqual(2048)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 720 720">/)
    expect(svg).not.toMatch(forbidden)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('The outlines', () => {
  // An earlier file of the worker may have loaded the shop's picture library, which forbids SVG for the whole process.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpFile'] }))

  test('belong to the products', () => {
    expect(Object.keys(outlines)).toEqual(pictured.map(({ slug }) => slug).toSorted())
  })

  test.each(pictured)('include $slug as one short path within its box', ({ slug }) => {
    const outline = outlines[slug] ?? ''
    expect(outline).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/)
    expect(outline.length).toBeLessThanOrEqual(900)
  })

  test.each(products)('of $slug match its picture', async ({ slug }) => {
    const size = 240
    const painted = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 720 720"><path d="${outlines[slug]}" fill-rule="evenodd"/></svg>`,
    )
    const outline = await sharp(painted).extractChannel(3).raw().toBuffer()
    const thing = await sharp(fileURLToPath(new URL(`${slug}-240.webp`, folder)))
      .extractChannel(3)
      .raw()
      .toBuffer()
    // Opaque pixels belong to the object; its soft shadow is translucent.
    const solid = [...thing.keys()].filter((pixel) => (thing[pixel] ?? 0) > 250)
    const under = solid.filter((pixel) => (outline[pixel] ?? 0) > 100)
    expect(under.length / solid.length).toBeGreaterThan(0.85)
  })
})
