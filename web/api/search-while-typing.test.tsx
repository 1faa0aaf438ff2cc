// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswer } from '../testing/fake-shop-api.ts'
import { useSearchWhileTyping } from './search-while-typing.ts'

const pauseMs = 200

interface Request {
  readonly signal: AbortSignal
  readonly answer: PromiseWithResolvers<string>
}

let requests: Map<string, Request>
beforeEach(() => {
  vi.useFakeTimers()
  requests = new Map()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function ask(words: string, signal: AbortSignal): Promise<string> {
  const answer = Promise.withResolvers<string>()
  requests.set(words, { signal, answer })
  return answer.promise
}

function search() {
  const { result, rerender } = renderHook(
    (words: string | undefined) => useSearchWhileTyping(words, ask, pauseMs),
    { initialProps: undefined as string | undefined },
  )
  return {
    shown: () => result.current,
    async type(words: string | undefined) {
      rerender(words)
      await act(() => vi.advanceTimersByTimeAsync(pauseMs))
    },
    typeOn: rerender,
  }
}

const arrives = (words: string) => act(async () => requests.get(words)?.answer.resolve(`for ${words}`))

test('The search runs once typing stops', async () => {
  const { type, typeOn, shown } = search()
  typeOn('h')
  typeOn('hu')
  await type('hub')
  expect([...requests.keys()]).toEqual(['hub'])
  await arrives('hub')
  expect(shown()).toEqual({ words: 'hub', answer: 'for hub' })
})

test('The results stay until the next ones arrive, and the request for outdated results is cancelled', async () => {
  const { type, shown } = search()
  await type('hub')
  await arrives('hub')
  await type('hubs')
  await type('hubset')
  expect(requests.get('hubs')?.signal.aborted).toBe(true)
  await arrives('hubs')
  expect(shown()).toEqual({ words: 'hub', answer: 'for hub' })
  await arrives('hubset')
  expect(shown()).toEqual({ words: 'hubset', answer: 'for hubset' })
})

test('A failure replaces the results; without words no request is sent and nothing is shown', async () => {
  const { type, shown } = search()
  await type('hub')
  await act(async () => requests.get('hub')?.answer.reject(noAnswer()))
  expect(shown()).toEqual({ words: 'hub', answer: undefined })
  await type(undefined)
  expect(shown()).toBeUndefined()
  expect(requests.size).toBe(1)
})
