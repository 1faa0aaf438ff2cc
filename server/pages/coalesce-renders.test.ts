import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CoalesceRender, coalesceRenders, RenderTimeout } from './coalesce-renders.ts'

describe('Requests for one page', () => {
  let share: CoalesceRender<string>
  let begun: { finish(page: string): void; fail(error: Error): void }[]
  let atOnce: number
  let mostAtOnce: number

  beforeEach(() => {
    share = coalesceRenders()
    begun = []
    atOnce = 0
    mostAtOnce = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())

  const render = () => {
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    return new Promise<string>((resolve, reject) => {
      begun.push({ finish: resolve, fail: reject })
    }).finally(() => {
      atOnce -= 1
    })
  }
  const request = (moment: number, address = '/') => share(address, moment, render)
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  test('Those that come while it is rendered share the rendering', async () => {
    const pages = [request(0), request(0), request(0)]
    begun[0]?.finish('page')
    expect(await Promise.all(pages)).toEqual(['page', 'page', 'page'])
    expect(begun).toHaveLength(1)
  })

  test('One that comes afterwards gets a rendering of its own', async () => {
    const first = request(0)
    begun[0]?.finish('first')
    await first
    await settled()
    const second = request(0)
    begun[1]?.finish('second')
    expect(await second).toBe('second')
  })

  test('Other pages do not wait for it', async () => {
    request(0, '/slow')
    const other = request(0, '/other')
    begun[1]?.finish('other')
    expect(await other).toBe('other')
  })

  test('Whoever comes after a change does not get what was begun before it, and all of them share the next', async () => {
    const before = request(0)
    const after = [request(1), request(2), request(1)]
    begun[0]?.finish('old')
    expect(await before).toBe('old')
    await settled()
    expect(begun).toHaveLength(2)
    begun[1]?.finish('new')
    expect(await Promise.all(after)).toEqual(['new', 'new', 'new'])
    expect(mostAtOnce).toBe(1)
  })

  test('The next rendering is as new as the last request that waited for it', async () => {
    request(0)
    request(1)
    request(3)
    begun[0]?.finish('old')
    await settled()
    const shares = request(3)
    const waits = request(4)
    begun[1]?.finish('new')
    expect(await shares).toBe('new')
    await settled()
    begun[2]?.finish('newest')
    expect(await waits).toBe('newest')
  })

  test('A rendering that never ends is dropped after 10 s, and the next request begins another', async () => {
    const stuck = [request(0), request(0)].map((page) => expect(page).rejects.toThrow(RenderTimeout))
    await vi.advanceTimersByTimeAsync(9_999)
    request(0)
    expect(begun).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(stuck)
    const again = request(0)
    expect(begun).toHaveLength(2)
    begun[0]?.finish('late')
    begun[1]?.finish('page')
    expect(await again).toBe('page')
  })

  test('Requests that wait behind a rendering that never ends get the next one', async () => {
    const stuck = expect(request(0)).rejects.toThrow(RenderTimeout)
    const next = request(1)
    await vi.advanceTimersByTimeAsync(10_000)
    await stuck
    begun[1]?.finish('page')
    expect(await next).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('A rendering that fails does so for those who share it, not for those after the change', async () => {
    const before = request(0)
    const after = request(1)
    begun[0]?.fail(new Error('broken'))
    await expect(before).rejects.toThrow('broken')
    await settled()
    begun[1]?.finish('new')
    expect(await after).toBe('new')
  })
})
