import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { items } from './items.ts'
import { outlines } from './outlines.ts'
import { reviews } from './reviews.ts'
import { tools } from './tools.ts'

const folder = new URL('./pictures/', import.meta.url)
const files = readdirSync(folder).sort()
const products = [...tools, ...items]

/** What draws or loads nothing: no script, no link to elsewhere, no event, no text, no embedded page. */
const forbidden = /<(script|style|text|image|foreignObject|use)\b|href|\son\w+=|url\((?!#)/i

describe('The sample catalogue', () => {
  test('holds thirty tools, twenty items and fifteen reviews', () => {
    expect([tools.length, items.length, reviews.length]).toEqual([30, 20, 15])
  })

  test('names every record once, in words fit for an address', () => {
    for (const records of [tools, items, reviews]) {
      const slugs = records.map(({ slug }) => slug)
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  test.each(products)('prices $slug in whole cents above nothing', ({ unitPriceCents }) => {
    expect(Number.isSafeInteger(unitPriceCents) && unitPriceCents > 0).toBe(true)
  })

  test.each(tools)('can sell $slug at its minimum order, or has none left', ({ minimumOrder, available }) => {
    expect(Number.isSafeInteger(minimumOrder) && minimumOrder >= 1 && minimumOrder <= 50).toBe(true)
    expect(Number.isSafeInteger(available) && available <= 1200).toBe(true)
    expect(available === 0 || available >= minimumOrder).toBe(true)
  })

  test('has exactly one tool out on loan', () => {
    expect(tools.filter(({ available }) => available === 0).map(({ slug }) => slug)).toEqual(['cone-wrench'])
  })

  test.each(reviews)('has words and one to five stars from $slug', ({ text, ratings }) => {
    expect(text.length).toBeGreaterThan(20)
    expect([1, 2, 3, 4, 5]).toContain(ratings)
  })
})

describe('The pictures', () => {
  test('are there for every record and for the pages', () => {
    const pages = ['hero', 'tile-tools', 'tile-parts', 'tile-workshop', 'not-found'].map(
      (name) => `${name}.svg`,
    )
    expect(files).toEqual(expect.arrayContaining([...products, ...reviews].map(({ picture }) => picture)))
    expect(files).toEqual(expect.arrayContaining(pages))
  })

  test('each have a drawing to be made from', () => {
    const drawings = readdirSync(new URL('./drawings/', import.meta.url)).map((file) =>
      file.replace('.ts', '.svg'),
    )
    expect(drawings.sort()).toEqual(files)
  })

  test.each(files)('%s is small, boxed and carries nothing but shapes', (file) => {
    const bytes = readFileSync(new URL(file, folder))
    const svg = bytes.toString('utf8')
    expect(bytes.length).toBeLessThanOrEqual(file.startsWith('badge-') ? 2048 : 6144)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 720 720">/)
    expect(svg).not.toMatch(forbidden)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('The outlines', () => {
  test.each([...products.map(({ picture }) => picture), 'hero.svg'])(
    'know %s, in one short path',
    (picture) => {
      const outline = outlines[picture.replace('.svg', '')] ?? ''
      expect(outline).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/)
      expect(outline.length).toBeLessThanOrEqual(900)
    },
  )

  test('are the shadows in their pictures, so none is out of date', () => {
    for (const [name, outline] of Object.entries(outlines)) {
      expect(readFileSync(new URL(`${name}.svg`, folder), 'utf8')).toContain(`class="shadow" d="${outline}"`)
    }
  })
})
