// @vitest-environment jsdom
import { createMemoryRouter, type RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cancelOrder } from '../../../contract/orders/orders.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { pageLoader } from '../routes/page-loader.ts'
import { browserContext, clientOnDemand } from './browser-context.ts'
import { EarlyPages } from './early-pages.ts'
import { loadEarly } from './load-early.ts'
import { SeenPages } from './seen-pages.ts'

const importPage = vi.fn(async () => () => null)
const calls = () => fake.callsOf(listTools).length
let fake: FakeShop

beforeEach(() => {
  vi.useFakeTimers()
  fake = new FakeShop()
  fake.answers(listTools, [])
  importPage.mockClear()
})
afterEach(() => void vi.useRealTimers())

/** Creates a shop in which the pointer has rested on the link to a page. */
async function shopAfterRest() {
  const routes: RouteObject[] = [
    { path: '/' },
    {
      path: '/tool/:toolId',
      lazy: { Component: importPage },
      loader: pageLoader(async () => (api) => api.call(listTools, {})),
    },
  ]
  const api = clientOnDemand(
    async () => fake.api,
    () => early.clear(),
  )
  const parts = { api, settings: testSettings, seen: new SeenPages('/', {}) }
  const early = new EarlyPages((url) => loadEarly(routes, url, browserContext(parts)))
  const router = createMemoryRouter(routes, { getContext: () => browserContext({ ...parts, early }) })
  const root = document.createElement('div')
  root.innerHTML = '<a href="/tool/t1">Axle vice</a>'
  early.watch(root)
  root.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(100)
  return { api, router }
}

test('The code and the data of a page load before the person follows its link, and the data loads once', async () => {
  const { router } = await shopAfterRest()
  expect([importPage.mock.calls.length, calls()]).toEqual([1, 1])
  await router.navigate('/tool/t1')
  expect(Object.values(router.state.loaderData)).toEqual([[]])
  expect(calls()).toBe(1)
})

test('After a change, the page loads its data again', async () => {
  const { api, router } = await shopAfterRest()
  fake.answers(cancelOrder, { acknowledged: true, deletedCount: 1 })
  await api.call(cancelOrder, { params: { id: 'o1' } })
  await router.navigate('/tool/t1')
  expect(calls()).toBe(2)
})
