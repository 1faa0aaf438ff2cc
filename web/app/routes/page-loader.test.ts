import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiContext } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { noteAnswer } from '../../api/connection.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { SeenPages, seenPagesContext } from '../render/seen-pages.ts'
import { type PageLoad, pageLoader } from './page-loader.ts'

vi.mock('../../api/connection.ts', () => ({ noteAnswer: vi.fn() }))

const load = vi.fn<PageLoad<string>>()
let seen: SeenPages | null
let partIsThere = true

/** Loads the page as the router does when somebody goes there. */
function goTo(address: string): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(apiContext, new FakeShop().api)
  context.set(seenPagesContext, seen)
  const loader = pageLoader(async () => {
    if (!partIsThere) throw new Error('no such file')
    return load
  })
  const request = new Request(`http://shop.example${address}`)
  // The router passes more; the loader looks at no more.
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

describe('A page that is out of reach', () => {
  test('is shown as it was seen last, and the line on it is told', async () => {
    load.mockResolvedValueOnce('tools').mockRejectedValueOnce(noAnswer())
    await goTo('/tools')
    expect(await goTo('/tools')).toBe('tools')
    expect(noteAnswer).toHaveBeenCalledWith(false)
  })

  test('is the page that the visit began with, too', async () => {
    partIsThere = false
    expect(await goTo('/')).toBe('home as the server sent it')
  })

  test('is another one with another query', async () => {
    load.mockResolvedValueOnce('wrench').mockRejectedValueOnce(noAnswer())
    await goTo('/quote?item=wrench')
    await expect(goTo('/quote?item=pump')).rejects.toMatchObject({ init: { status: 503 } })
  })

  test('says so when it was never seen', async () => {
    load.mockRejectedValueOnce(noAnswer())
    await expect(goTo('/tools')).rejects.toMatchObject({ data: { code: 'UNREACHABLE' } })
  })

  test('is never shown by the server, which has many visitors', async () => {
    seen = null
    load.mockResolvedValueOnce('tools').mockRejectedValueOnce(noAnswer())
    await goTo('/tools')
    await expect(goTo('/tools')).rejects.toMatchObject({ data: { code: 'UNREACHABLE' } })
  })
})

test('A page that is gone is not shown as it was', async () => {
  load.mockResolvedValueOnce('a tool').mockRejectedValueOnce(refusal('TOOL_NOT_FOUND'))
  await goTo('/tool/t1')
  await expect(goTo('/tool/t1')).rejects.toMatchObject({ init: { status: 404 } })
  load.mockRejectedValueOnce(noAnswer())
  await expect(goTo('/tool/t1')).rejects.toMatchObject({ init: { status: 503 } })
})

test('A page that somebody left before it came is still the page that was seen', async () => {
  load.mockResolvedValueOnce('tools').mockRejectedValueOnce(new DOMException('left', 'AbortError'))
  await goTo('/tools')
  await expect(goTo('/tools')).rejects.toThrow('left')
  load.mockRejectedValueOnce(noAnswer())
  expect(await goTo('/tools')).toBe('tools')
})

test('An address that the shop cannot read is an address of nothing', async () => {
  const invalid = new ApiError({ status: 400, code: 'INPUT_INVALID', message: 'Not an id.' })
  load.mockRejectedValueOnce(invalid)
  await expect(goTo('/tool/%20')).rejects.toMatchObject({ init: { status: 404 } })
})

test.each([400, 401, 403, 404, 429, 500])(
  'A list that is refused with %d makes its page unavailable',
  async (status) => {
    load.mockRejectedValueOnce(new ApiError({ status, code: 'UNEXPECTED', message: 'No.' }))
    await expect(goTo('/tools')).rejects.toMatchObject({ init: { status: 503 } })
  },
)

test('Not more than fifty pages are remembered', async () => {
  for (let page = 0; page < 51; page += 1) seen?.keep(`/tool/${page}`, page)
  expect([seen?.find('/'), seen?.find('/tool/0'), seen?.find('/tool/50')]).toEqual([undefined, undefined, 50])
})
