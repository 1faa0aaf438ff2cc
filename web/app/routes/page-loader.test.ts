import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiContext } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { noteAnswer } from '../../api/connection.ts'
import { settingsContext } from '../../api/settings-context.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { SeenPages, seenPagesContext } from '../render/seen-pages.ts'
import { type PageLoad, pageLoader } from './page-loader.ts'

vi.mock('../../api/connection.ts', () => ({ noteAnswer: vi.fn() }))

const load = vi.fn<PageLoad<string>>()
let seen: SeenPages | null
let partIsThere = true

/** Loads the page as the router does on a navigation. */
function loadPage(address: string): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(apiContext, new FakeShop().api)
  context.set(settingsContext, testSettings)
  context.set(seenPagesContext, seen)
  const loader = pageLoader(async () => {
    if (!partIsThere) throw new Error('no such file')
    return load
  })
  const request = new Request(`http://shop.example${address}`)
  // The router passes more arguments, but the loader uses only these.
  const [, toolId] = /^\/tool\/(.+)$/.exec(address) ?? []
  const params = toolId === undefined ? {} : { toolId }
  return loader({ context, params, request } as unknown as LoaderFunctionArgs)
}

beforeEach(() => {
  seen = new SeenPages('/', { loaderData: { layout: undefined, home: 'home as the server sent it' } })
  partIsThere = true
  load.mockReset()
})
afterEach(() => vi.mocked(noteAnswer).mockReset())

describe('An unreachable page', () => {
  test('is shown with its last data, and the page says that it may be out of date', async () => {
    load.mockResolvedValueOnce('tools').mockRejectedValueOnce(noAnswer())
    await loadPage('/tools')
    expect(await loadPage('/tools')).toBe('tools')
    expect(noteAnswer).toHaveBeenCalledWith(false)
  })

  test('can also be the first page of a visit', async () => {
    partIsThere = false
    expect(await loadPage('/')).toBe('home as the server sent it')
  })

  test('is another page if the query differs', async () => {
    load.mockResolvedValueOnce('wrench').mockRejectedValueOnce(noAnswer())
    await loadPage('/quote?item=wrench')
    await expect(loadPage('/quote?item=pump')).rejects.toMatchObject({ init: { status: 503 } })
  })

  test('fails if the person has never opened it', async () => {
    load.mockRejectedValueOnce(noAnswer())
    await expect(loadPage('/tools')).rejects.toMatchObject({ data: { code: 'UNREACHABLE' } })
  })

  test('is never taken from a cache on the server, which serves many visitors', async () => {
    seen = null
    load.mockResolvedValueOnce('tools').mockRejectedValueOnce(noAnswer())
    await loadPage('/tools')
    await expect(loadPage('/tools')).rejects.toMatchObject({ data: { code: 'UNREACHABLE' } })
  })
})

test('A removed page is not shown from the cache', async () => {
  load.mockResolvedValueOnce('a tool').mockRejectedValueOnce(refusal('TOOL_NOT_FOUND'))
  await loadPage('/tool/t1')
  await expect(loadPage('/tool/t1')).rejects.toMatchObject({ init: { status: 404 } })
  load.mockRejectedValueOnce(noAnswer())
  await expect(loadPage('/tool/t1')).rejects.toMatchObject({ init: { status: 503 } })
})

test('A page that the person left before it loaded still shows its last data', async () => {
  load.mockResolvedValueOnce('tools').mockRejectedValueOnce(new DOMException('left', 'AbortError'))
  await loadPage('/tools')
  await expect(loadPage('/tools')).rejects.toThrow('left')
  load.mockRejectedValueOnce(noAnswer())
  expect(await loadPage('/tools')).toBe('tools')
})

test('An address that the shop cannot read is a 404', async () => {
  const invalid = new ApiError({ status: 400, code: 'INPUT_INVALID', message: 'Not an id.' })
  load.mockRejectedValueOnce(invalid)
  await expect(loadPage('/tool/%20')).rejects.toMatchObject({ init: { status: 404 } })
})

test.each([400, 401, 403, 404, 429, 500])(
  'A page is unavailable if a list on it is refused with %d',
  async (status) => {
    load.mockRejectedValueOnce(new ApiError({ status, code: 'UNEXPECTED', message: 'No.' }))
    await expect(loadPage('/tools')).rejects.toMatchObject({ init: { status: 503 } })
  },
)

test('At most fifty pages are cached', async () => {
  for (let page = 0; page < 51; page += 1) seen?.keep(`/tool/${page}`, page)
  expect([seen?.find('/'), seen?.find('/tool/0'), seen?.find('/tool/50')]).toEqual([undefined, undefined, 50])
})
