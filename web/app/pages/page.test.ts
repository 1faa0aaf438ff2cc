import { expect, test } from 'vitest'
import { addressesOf, headOf, type Page, page } from './page.ts'
import { noQuery, queryOf } from './page-query.ts'

const facts = {
  path: '/here/:id',
  query: noQuery,
  screen: async () => () => null,
  head: { title: 'Here', description: 'Here.' },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/here/1'],
} as const

test('A missing fact of a page, and a parameter that the page does not declare, are type errors', () => {
  const { listed: _forgotten, ...rest } = facts
  const wrong = () => [
    // @ts-expect-error `listed` is required.
    page(rest),
    page({
      ...facts,
      query: queryOf({ known: 'first' }),
      // @ts-expect-error The server ignores this parameter.
      load:
        async () =>
        async (_api: unknown, { query }: { query: { get: (name: 'other') => unknown } }) =>
          query.get('other'),
    }),
  ]
  expect(wrong).toBeDefined()
})

test('A page without its data has the head of a missing resource or of a failed page', () => {
  const load = async () => async () => 'data'
  const head = (data: string) => ({ title: data, description: data })
  const titleAt = (path: string, data?: string) =>
    headOf(page({ ...facts, path, load, head }) as Page, data).title
  expect([titleAt('/here/:id', 'Chain'), titleAt('/here/:id'), titleAt('/here')]).toEqual([
    'Chain',
    'Page not found',
    'This page did not load',
  ])
})

test("An address matches a page's pattern with its parameters", () => {
  const at = addressesOf({ ...facts, path: ['/here', '/here/:id'] } as unknown as Page)
  expect([at({}), at({ id: 'a b' })]).toEqual(['/here', '/here/a%20b'])
})
