import { expect, test } from 'vitest'
import { getToolGuide } from '../../../contract/tool-guide.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { loadTool } from './load-tool.ts'

const tool = { _id: 'whip', name: 'Chain whip', img: '', shortDescription: '', price: 16.8 }
const guide = { specs: [], needsAlso: [], neighbours: [] }

function shop() {
  const fake = new FakeShop()
  fake.answers(getTool, tool)
  fake.answers(getToolGuide, guide)
  return fake
}

const load = (fake: FakeShop, settings = { ...testSettings, extensions: ['getToolGuide'] }) =>
  loadTool(fake.api, { params: { toolId: 'whip' }, settings, signal: new AbortController().signal })

test('A tool is loaded with its guide', async () => {
  expect(await load(shop())).toEqual({ tool, guide })
})

test('A backend without the guide is not asked for it', async () => {
  const fake = shop()
  expect(await load(fake, { ...testSettings, extensions: [] })).toEqual({ tool, guide: undefined })
  expect(fake.callsOf(getToolGuide)).toEqual([])
})

test('A guide that fails leaves the tool; a missing tool fails', async () => {
  const fake = shop()
  fake.refuses(getToolGuide, 'BUSY')
  expect(await load(fake)).toEqual({ tool, guide: undefined })
  fake.refuses(getTool, 'TOOL_NOT_FOUND')
  await expect(load(fake)).rejects.toMatchObject({ code: 'TOOL_NOT_FOUND' })
})
