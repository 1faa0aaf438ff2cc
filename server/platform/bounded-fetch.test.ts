import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { type FaultyProvider, faults, redirectsTo, startFaultyProvider } from '../testing/faulty-provider.ts'
import { boundedFetch, ExchangeFailure } from './bounded-fetch.ts'

describe('A call to another service', () => {
  let service: FaultyProvider
  beforeEach(async () => {
    service = await startFaultyProvider(faults['answers with nothing'])
  })
  afterEach(() => service.stop())

  const call = (bounds = {}, init: RequestInit = {}) =>
    boundedFetch({ withinMs: patienceMs, maxBytes: 1_000, ...bounds })(
      `${service.address}/x?key=secret`,
      init,
    )

  test('returns the complete response', async () => {
    service.fault = (response) => response.writeHead(201, { 'x-test': 'yes' }).end('Grüße')
    const answer = await call()
    expect([answer.status, answer.headers.get('x-test'), await answer.text()]).toEqual([201, 'yes', 'Grüße'])
  })

  test('returns a response without a body', async () => {
    service.fault = (response) => response.writeHead(204).end()
    expect((await call()).status).toBe(204)
  })

  test.each(['says nothing', 'begins to answer and never ends'] as const)(
    'times out when the service %s',
    async (fault) => {
      service.fault = faults[fault]
      const { signal } = new AbortController()
      for (const init of [{}, { signal }])
        await expect(call({ withinMs: 100 }, init)).rejects.toEqual(
          new ExchangeFailure('no answer within 100 ms'),
        )
    },
  )

  test('rejects an overlong response, and measures a compressed one by its decompressed size', async () => {
    const tooLong = new ExchangeFailure('its answer is longer than 1000 bytes')
    service.fault = faults['answers with 10 MB']
    await expect(call()).rejects.toEqual(tooLong)
    const packed = gzipSync(Buffer.alloc(100_000))
    expect(packed.length).toBeLessThan(1_000)
    service.fault = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    await expect(call()).rejects.toEqual(tooLong)
  })

  test('does not follow a redirect', async () => {
    const elsewhere = await startFaultyProvider(faults['answers with nothing'])
    service.fault = redirectsTo(elsewhere.address)
    expect((await call({}, { method: 'POST', body: 'secret' })).status).toBe(307)
    expect(elsewhere.calls).toEqual([])
    await elsewhere.stop()
  })

  test('reports a broken connection without the URL, which may contain a key', async () => {
    service.fault = faults['breaks the connection']
    const failure = await call().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ExchangeFailure)
    expect((failure as Error).message).toMatch(/^no connection/)
    expect(`${(failure as Error).stack} ${JSON.stringify(failure)}`).not.toContain('secret')
  })

  test('ends when the caller aborts the call', async () => {
    service.fault = faults['says nothing']
    const caller = new AbortController()
    const calling = call({}, { signal: caller.signal })
    caller.abort()
    await expect(calling).rejects.toBeInstanceOf(ExchangeFailure)
  })
})
