// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerUser } from '../../contract/accounts/accounts.ts'
import { createImport } from '../../contract/catalogue/imports.ts'
import { getTool, listTools } from '../../contract/catalogue/tools.ts'
import type { Operation } from '../../contract/operation.ts'
import { bookTool, listOwnOrders } from '../../contract/orders/orders.ts'
import { createHttpTransport } from './http-transport.ts'
import type { CallRequest } from './transport.ts'

const host = 'https://shop.example/api'

async function send(operation: Operation, request: CallRequest, extensionHeaders = true) {
  const fetched = vi.fn(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', fetched)
  const tokenFor = vi.fn(async () => 'the-token')
  const answer = await createHttpTransport({ apiHost: host, extensionHeaders, tokenFor })(operation, request)
  const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit]
  return { address, init, headers: new Headers(init.headers), tokenFor, answer }
}

function sendOverBroken(failure: unknown, request: CallRequest = {}) {
  vi.stubGlobal('fetch', () => Promise.reject(failure))
  return createHttpTransport({ apiHost: host, extensionHeaders: true, tokenFor: async () => null })(
    listTools,
    request,
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('A call over HTTP', () => {
  test.each([
    ['without a response', 30, listTools],
    ['without a response that sends a file of megabytes', 180, createImport],
  ] as const)('%s is given up after %i seconds', async (_, seconds, operation) => {
    const timeout = new AbortController()
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const tokenFor = async () => null
    const call = createHttpTransport({ apiHost: host, extensionHeaders: true, tokenFor })(operation, {})
    await vi.waitFor(() => expect(timeoutSpy).toHaveBeenCalledWith(seconds * 1_000))
    timeout.abort(new DOMException('too late', 'TimeoutError'))
    await expect(call).rejects.toMatchObject({ code: 'UNREACHABLE' })
    timeoutSpy.mockRestore()
  })

  test('that only reads is retried for some seconds after the network returns', async () => {
    window.dispatchEvent(new Event('online'))
    const fetched = vi.fn(async () => Response.json([]))
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', fetched)
    const tokenFor = async () => null
    const send = createHttpTransport({ apiHost: host, extensionHeaders: true, tokenFor })
    await expect(send(listTools, {})).resolves.toMatchObject({ status: 200 })
    expect(fetched).toHaveBeenCalledTimes(2)

    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const body = { email: 'a@shop.example' }
    await expect(send(registerUser, { params: body, body })).rejects.toMatchObject({ code: 'UNREACHABLE' })
    expect(fetched).toHaveBeenCalledTimes(3)
    window.dispatchEvent(new Event('offline'))
  })

  test('percent-encodes an email address in its path', async () => {
    const body = { email: 'a+b/c@shop.example' }
    const { address, init } = await send(registerUser, { params: body, body })
    expect(address).toBe(`${host}/users/a%2Bb%2Fc%40shop.example`)
    expect(init).toMatchObject({ method: 'PUT', body: JSON.stringify(body) })
  })

  test('encodes its query', async () => {
    const { address } = await send(listOwnOrders, { query: { customer: 'a+b@shop.example' } })
    expect(address).toBe(`${host}/bookings?customer=a%2Bb%40shop.example`)
  })

  test('carries a token when it is protected', async () => {
    const { headers, tokenFor } = await send(listOwnOrders, { query: { customer: 'a@shop.example' } })
    expect(headers.get('authorization')).toBe('Bearer the-token')
    expect(tokenFor).toHaveBeenCalledWith('customer')
  })

  test('carries no token when it is public', async () => {
    const { headers, tokenFor } = await send(getTool, { params: { id: 't1' } })
    expect(headers.has('authorization')).toBe(false)
    expect(tokenFor).not.toHaveBeenCalled()
  })

  test('states JSON as its content type only when it has a body', async () => {
    expect((await send(listTools, {})).headers.has('content-type')).toBe(false)
    const booking = { headers: {}, body: { Id: 't1', quantity: 5 } }
    expect((await send(bookTool, booking)).headers.get('content-type')).toBe('application/json')
  })

  test('sends an idempotency key only to a backend that supports it', async () => {
    const booking = { headers: { 'idempotency-key': 'k-1' }, body: { Id: 't1', quantity: 5 } }
    expect((await send(bookTool, booking, true)).headers.get('idempotency-key')).toBe('k-1')
    expect((await send(bookTool, booking, false)).headers.has('idempotency-key')).toBe(false)
  })

  test('resolves to any status and any body', async () => {
    expect((await send(listTools, {})).answer).toMatchObject({ status: 200, body: { ok: true } })
  })

  test('passes on the response headers', async () => {
    const headers = { 'x-next-cursor': 'c2' }
    vi.stubGlobal('fetch', async () => new Response('[]', { headers }))
    const transport = createHttpTransport({
      apiHost: host,
      extensionHeaders: true,
      tokenFor: async () => null,
    })
    const { header } = await transport(listTools, {})
    expect([header?.('x-next-cursor'), header?.('x-other')]).toEqual(['c2', null])
  })

  test('passes on a response as text if it is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }))
    const transport = createHttpTransport({
      apiHost: host,
      extensionHeaders: true,
      tokenFor: async () => null,
    })
    expect(await transport(listTools, {})).toMatchObject({ status: 502, body: 'Bad gateway' })
  })

  test('rejects as unreachable without a connection', async () => {
    const call = sendOverBroken(new TypeError('Failed to fetch'))
    await expect(call).rejects.toMatchObject({ code: 'UNREACHABLE', status: 0 })
  })

  const abort = new DOMException('called off', 'AbortError')

  test('rejects with the abort if the caller aborted it', async () => {
    const call = sendOverBroken(abort, { signal: AbortSignal.abort(abort) })
    await expect(call).rejects.toBe(abort)
  })

  test('rejects as unreachable if the browser aborts it, as Firefox does when the person leaves the page', async () => {
    const { signal } = new AbortController()
    await expect(sendOverBroken(abort, { signal })).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })
})
