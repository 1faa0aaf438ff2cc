import { expect, test } from 'vitest'
import { listToolReviews } from '../../../contract/catalogue/reviews.ts'
import { getToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { loadTool } from './load-tool.ts'

const tool = { _id: 'whip', name: 'Chain whip', img: '', shortDescription: '', price: 16.8 }
const guide = { specs: [], needsAlso: [], neighbours: [] }
const reviews = { average: null, count: 0, boughtHere: { average: null, count: 0 }, reviews: [] }

function shop() {
  const fake = new FakeShop()
  fake.answers(getTool, tool)
  fake.answers(getToolGuide, guide)
  fake.answers(listToolReviews, reviews)
  return fake
}

const settings = { ...testSettings, extensions: ['getToolGuide', 'listToolReviews'] }
const load = (fake: FakeShop, offered = settings, address = '') => {
  const query = new URLSearchParams(address)
  const { signal } = new AbortController()
  return loadTool(fake.api, { params: { toolId: 'whip' }, query, settings: offered, signal })
}

test('A tool is loaded with its guide and its newest reviews', async () => {
  expect(await load(shop())).toEqual({ tool, guide, reviews: { ...reviews, isFirst: true } })
})

test('A backend without guide and reviews gets no request for them', async () => {
  const fake = shop()
  expect(await load(fake, { ...testSettings, extensions: [] })).toEqual({ tool })
  expect([...fake.callsOf(getToolGuide), ...fake.callsOf(listToolReviews)]).toEqual([])
})

test('The address names a page of the reviews, and an unknown cursor shows the newest', async () => {
  const fake = shop()
  fake.setNextCursor(listToolReviews, 'third')
  const later = { ...reviews, isFirst: false, next: 'third' }
  expect(await load(fake, settings, 'reviews=second')).toEqual({ tool, guide, reviews: later })
  fake.answers(listToolReviews, ({ query }: { query?: object }) => {
    if (query) throw refusal('CURSOR_INVALID')
    return reviews
  })
  const first = { ...reviews, isFirst: true, next: 'third' }
  expect(await load(fake, settings, 'reviews=unknown')).toEqual({ tool, guide, reviews: first })
})

test('If other data of the page fails, the tool still loads; a missing tool fails', async () => {
  const fake = shop()
  fake.refuses(getToolGuide, 'BUSY')
  fake.refuses(listToolReviews, 'BUSY')
  expect(await load(fake)).toEqual({ tool })
  fake.refuses(getTool, 'TOOL_NOT_FOUND')
  await expect(load(fake)).rejects.toMatchObject({ code: 'TOOL_NOT_FOUND' })
})
