import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CoalesceRender, coalesceRenders, RenderTimeout } from './coalesce-renders.ts'

describe('Requests for one page', () => {
  let share: CoalesceRender<string>
  let started: { finish(page: string): void; fail(error: Error): void }[]
  let concurrent: number
  let maxConcurrent: number

  beforeEach(() => {
    share = coalesceRenders()
    started = []
    concurrent = 0
    maxConcurrent = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())

  const render = () => {
    concurrent += 1
    maxConcurrent = Math.max(maxConcurrent, concurrent)
    return new Promise<string>((resolve, reject) => {
      started.push({ finish: resolve, fail: reject })
    }).finally(() => {
      concurrent -= 1
    })
  }
  const request = (moment: number, address = '/') => share(address, moment, render)
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  test('share a render if they arrive at the same time', async () => {
    const pages = [request(0), request(0), request(0)]
    started[0]?.finish('page')
    expect(await Promise.all(pages)).toEqual(['page', 'page', 'page'])
    expect(started).toHaveLength(1)
  })

  test('start a new render if they arrive later', async () => {
    const first = request(0)
    started[0]?.finish('first')
    await first
    await settled()
    const second = request(0)
    started[1]?.finish('second')
    expect(await second).toBe('second')
  })

  test('do not delay other pages', async () => {
    request(0, '/slow')
    const other = request(0, '/other')
    started[1]?.finish('other')
    expect(await other).toBe('other')
  })

  test('share the next render after a change, not the one that began before it', async () => {
    const before = request(0)
    const after = [request(1), request(2), request(1)]
    started[0]?.finish('old')
    expect(await before).toBe('old')
    await settled()
    expect(started).toHaveLength(2)
    started[1]?.finish('new')
    expect(await Promise.all(after)).toEqual(['new', 'new', 'new'])
    expect(maxConcurrent).toBe(1)
  })

  test('wait for a render that is as recent as the last of them', async () => {
    request(0)
    request(1)
    request(3)
    started[0]?.finish('old')
    await settled()
    const shares = request(3)
    const waits = request(4)
    started[1]?.finish('new')
    expect(await shares).toBe('new')
    await settled()
    started[2]?.finish('newest')
    expect(await waits).toBe('newest')
  })

  test('get another render after 10 s, when the first is dropped', async () => {
    const stuck = [request(0), request(0)].map((page) => expect(page).rejects.toThrow(RenderTimeout))
    await vi.advanceTimersByTimeAsync(9_999)
    request(0)
    expect(started).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(stuck)
    const again = request(0)
    expect(started).toHaveLength(2)
    started[0]?.finish('late')
    started[1]?.finish('page')
    expect(await again).toBe('page')
  })

  test('get the next render if they waited for a stuck one', async () => {
    const stuck = expect(request(0)).rejects.toThrow(RenderTimeout)
    const next = request(1)
    await vi.advanceTimersByTimeAsync(10_000)
    await stuck
    started[1]?.finish('page')
    expect(await next).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('fail together with a failed render, except those that arrived after the change', async () => {
    const before = request(0)
    const after = request(1)
    started[0]?.fail(new Error('broken'))
    await expect(before).rejects.toThrow('broken')
    await settled()
    started[1]?.finish('new')
    expect(await after).toBe('new')
  })
})
