import { describe, expect, test } from 'vitest'
import { wordsOfSettings } from '../domain/shop/owners-words.ts'
import { sampleSettings } from '../domain/shop/sample-settings.ts'
import { familiesInGerman } from './de/families.ts'
import { productsInGerman } from './de/products.ts'
import { familyMembers } from './families.ts'
import { familiesInFrench } from './fr/families.ts'
import { productsInFrench } from './fr/products.ts'
import { giftCards } from './gift-cards.ts'
import { items } from './items.ts'
import { sale } from './sale.ts'
import { tools } from './tools.ts'
import type { ProductWords } from './types.ts'

const products = [...tools, ...familyMembers, ...items, ...giftCards]
const german: Readonly<Record<string, ProductWords>> = { ...productsInGerman, ...familiesInGerman }
const french: Readonly<Record<string, ProductWords>> = { ...productsInFrench, ...familiesInFrench }

describe.each([
  ['German', german, sampleSettings.words.translations.de],
  ['French', french, sampleSettings.words.translations.fr],
])('The sample shop in %s', (_language, words, short = {}) => {
  test.each(products)('Names $slug and describes what its English words describe', (product) => {
    const { specs = [], pictures = [] } = product.details ?? {}
    const translated = words[product.slug]
    const texts = specs.flatMap(({ key, value }) => (typeof value === 'string' ? key : []))
    expect(Object.keys(translated?.specs ?? {}).toSorted()).toEqual(texts.toSorted())
    expect(translated?.pictures ?? []).toHaveLength(pictures.length)
    expect(translated?.shortDescription !== undefined).toBe('shortDescription' in product)
  })

  test('Has no other products, and gives each a name of its own', () => {
    expect(Object.keys(words).toSorted()).toEqual(products.map(({ slug }) => slug).toSorted())
    const names = Object.values(words).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('Says every category, every family and every short text of the settings', () => {
    const categories = products.flatMap(({ details }) => details?.category ?? [])
    const families = products.flatMap(({ details }) => details?.family ?? [])
    const originals = new Set([
      ...categories,
      ...families,
      sale.name,
      ...[...wordsOfSettings(sampleSettings).values()].flat(),
    ])
    expect(Object.keys(short).toSorted()).toEqual([...originals].toSorted())
  })
})
