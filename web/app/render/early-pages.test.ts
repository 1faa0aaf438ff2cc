// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EarlyPages, keptMs } from './early-pages.ts'

const load = vi.fn<(address: URL) => Promise<unknown>>()
let early: EarlyPages
let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset().mockImplementation(async ({ pathname }) => `data of ${pathname}`)
  root = document.createElement('div')
  root.innerHTML = `
    <a href="/tool/t1"><b>Axle vice</b></a> <a href="/tool/t2">Chain whip</a> <a href="/tool/t3">Pump</a>
    <a href="/fit">What fits</a>`
  document.body.replaceChildren(root)
  early = new EarlyPages(load)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Moves the pointer onto an element. */
const pointAt = (selector: string) =>
  root.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
const rest = () => vi.advanceTimersByTimeAsync(100)
const loaded = () => load.mock.calls.map(([{ pathname }]) => pathname)

test('A tool is loaded once while the pointer rests on its link, and its page uses the loaded data', async () => {
  early.watch(root)
  pointAt('b')
  await rest()
  pointAt('[href="/tool/t1"]')
  await rest()
  expect(loaded()).toEqual(['/tool/t1'])
  expect(await early.take('/tool/t1')).toBe('data of /tool/t1')
  expect(early.take('/tool/t1')).toBeUndefined()
})

test('A tool is loaded while the focus rests on its link', async () => {
  early.watch(root)
  root.querySelector<HTMLElement>('[href="/tool/t2"]')?.focus()
  await rest()
  expect(loaded()).toEqual(['/tool/t2'])
})

test('Nothing is loaded when the pointer only passes over links, or for links to other pages', async () => {
  early.watch(root)
  pointAt('[href="/tool/t1"]')
  pointAt('[href="/tool/t2"]')
  pointAt('[href="/fit"]')
  await rest()
  expect(loaded()).toEqual([])
})

test('A link that is followed at once is loaded only by its page', async () => {
  early.watch(root)
  pointAt('[href="/tool/t1"]')
  expect(early.take('/tool/t1')).toBeUndefined()
  await rest()
  expect(loaded()).toEqual([])
})

test('At most two pages load at a time', async () => {
  early.watch(root)
  const first = Promise.withResolvers<string>()
  load.mockImplementation(() => first.promise)
  for (const id of ['t1', 't2', 't3']) {
    pointAt(`[href="/tool/${id}"]`)
    await rest()
  }
  expect(loaded()).toEqual(['/tool/t1', '/tool/t2'])
  first.resolve('data')
  await rest()
  pointAt('[href="/tool/t3"]')
  await rest()
  expect(loaded()).toEqual(['/tool/t1', '/tool/t2', '/tool/t3'])
})

test.each([
  ['ten seconds', async () => void (await vi.advanceTimersByTimeAsync(keptMs))],
  ['a change', async () => early.clear()],
])('After %s the page loads its data again', async (_, wait) => {
  early.watch(root)
  pointAt('[href="/tool/t1"]')
  await rest()
  await wait()
  expect(early.take('/tool/t1')).toBeUndefined()
})

test('A page whose early load failed is left to its own loader', async () => {
  early.watch(root)
  load.mockRejectedValueOnce(new Error('no network'))
  pointAt('[href="/tool/t1"]')
  await rest()
  expect(early.take('/tool/t1')).toBeUndefined()
})

test('Nothing loads early for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  early.watch(root)
  pointAt('[href="/tool/t1"]')
  await rest()
  expect(loaded()).toEqual([])
})
