import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specKeys } from '../../domain/catalogue/spec-keys.ts'
import { synonyms as german } from '../../languages/de/domain/search/trade-words.ts'
import { synonyms as french } from '../../languages/fr/domain/search/trade-words.ts'
import { items } from '../../sample-shop/items.ts'
import { tools } from '../../sample-shop/tools.ts'
import { findUnlikeNames, findWordFlaws, languagesOf, readTable, tradeWordsIn } from './trade-words.ts'

const read = (file: string) => readTable(readFileSync(`docs/languages/${file}`, 'utf8'))

describe('The words of the trade', () => {
  const words = read('trade-words.csv')

  it('Are at least 120, in German and French', () => {
    expect(tradeWordsIn(words).size).toBeGreaterThanOrEqual(120)
    expect(languagesOf(words)).toEqual(expect.arrayContaining(['de', 'fr']))
  })

  it('Have no empty cell, no repeated word and no unknown source', () => {
    expect(findWordFlaws(words, read('trade-word-sources.csv'))).toEqual([])
  })

  it('Include each key of a specification and each category of the sample shop', () => {
    const categories = [...tools, ...items].flatMap(({ details }) => details?.category ?? [])
    expect(categories.length).toBeGreaterThan(0)
    expect(findUnlikeNames(words, 'category', categories)).toEqual([])
    const names = Object.values(specKeys).map(({ name }) => name)
    expect(findUnlikeNames(words, 'specification', names)).toEqual([])
  })
})

describe('The words of the search', () => {
  it.each([
    ['de', german],
    ['fr', french],
  ])('Know the other words of tools and parts in %s', (tag, synonyms) => {
    const known = new Set(synonyms.flat())
    const others = read('trade-words.csv')
      .filter(({ kind }) => kind === 'tool' || kind === 'part')
      .flatMap((row) => (row[`${tag}_also`] ?? '–').split('; '))
      .filter((word) => word !== '–' && !/\d/.test(word))
    expect(others.length).toBeGreaterThan(50)
    expect(others.filter((word) => !known.has(word))).toEqual([])
  })
})

describe('The check itself', () => {
  const header = 'kind,en,de,de_gender,de_source\n'
  const table = (...rows: string[]) => readTable(header + rows.join('\n'))
  const sources = readTable('id,language\nmanual,de\nmanuel,fr\nleaflet,de\n')

  it('Counts words of the trade once, and no words of the shop', () => {
    const rows = [
      'tool,puller,Abzieher,m,manual',
      'job,puller,abziehen,–,manual',
      'shop,basket,Korb,m,manual',
    ]
    expect([...tradeWordsIn(table(...rows))]).toEqual(['puller'])
  })

  it('Finds empty cells, repeated words, odd genders and unknown sources', () => {
    const words = table(
      'tool,puller,Abzieher,m,manual',
      'part,puller,Abzieher,x,"trade usage, no source found"',
      'tool,Puller,,m,manual; manuel; brochure',
    )
    expect(findWordFlaws(words, sources)).toEqual([
      'Puller has an empty or padded de',
      'en has tool: puller twice',
      'puller has an odd de_gender',
      'Puller names manuel, which is not a de source',
      'Puller names brochure, which is not a de source',
      'leaflet is unused',
    ])
  })

  it('Finds names without a row and rows without a name', () => {
    const words = table('category,Wrenches,Schlüssel,m,manual', 'tool,Pumps,Pumpen,f,manual')
    expect(findUnlikeNames(words, 'category', ['Pumps'])).toEqual([
      'Pumps has no row',
      'Wrenches is not a category',
    ])
  })

  it('Refuses a row with too few cells', () => {
    expect(() => table('tool,puller')).toThrow()
  })
})
