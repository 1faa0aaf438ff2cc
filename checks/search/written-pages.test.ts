import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writtenPages } from '../../domain/search/written-pages.ts'
import { pageAddressOf } from '../../web/app/render/page-address.ts'
import { writtenPages as texts } from '../../web/texts/written-pages.ts'

const of = (kind: string) => writtenPages.filter((page) => page.kind === kind)
const blog = readFileSync(join(import.meta.dirname, '../../sample-shop/texts/blog.md'), 'utf8')

test('Each page that a search finds exists', () => {
  for (const { address } of writtenPages)
    expect(pageAddressOf(address).path, address).toBe(address.split(/[?#]/)[0])
})

test('Found titles and texts match the pages', () => {
  const titles: ReadonlyMap<string, string> = new Map(
    Object.values(texts).map(({ title, description }) => [title, description]),
  )
  for (const { title, text } of of('page')) expect(titles.get(title), title).toBe(text)
})

test('Every question of the blog can be found', () => {
  const questions = [...blog.matchAll(/^## (.+) \{#([a-z-]+)\}$/gm)]
  expect(of('blog').map(({ title, address }) => [title, address])).toEqual(
    questions.map(([, question, slug]) => [question, `/blog#${slug}`]),
  )
})
