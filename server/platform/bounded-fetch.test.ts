import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { type FaultyProvider, faults, sendsOnTo, startFaultyProvider } from '../testing/faulty-provider.ts'
import { boundedFetch, ExchangeFailure } from './bounded-fetch.ts'

describe('A call to another service', () => {
  let service: FaultyProvider
  beforeEach(async () => {
    service = await startFaultyProvider(faults['answers with nothing'])
  })
  afterEach(() => service.stop())

  const call = (bounds = {}, init: RequestInit = {}) =>
    boundedFetch({ withinMs: patienceMs, mostBytes: 1_000, ...bounds })(
      `${service.address}/x?key=secret`,
      init,
    )

  test('brings the answer whole', async () => {
    service.fault = (response) => response.writeHead(201, { 'x-told': 'yes' }).end('Grüße')
    const answer = await call()
    expect([answer.status, answer.headers.get('x-told'), await answer.text()]).toEqual([201, 'yes', 'Grüße'])
  })

  test('brings an answer without a body', async () => {
    service.fault = (response) => response.writeHead(204).end()
    expect((await call()).status).toBe(204)
  })

  test.each(['says nothing', 'begins to answer and never ends'] as const)(
    'is given up when the service %s',
    async (fault) => {
      service.fault = faults[fault]
      await expect(call({ withinMs: 100 })).rejects.toEqual(new ExchangeFailure('no answer within 100 ms'))
    },
  )

  test('takes no more than it may, packed answers counted by what they hold', async () => {
    const tooLong = new ExchangeFailure('its answer is longer than 1000 bytes')
    service.fault = faults['answers with 10 MB']
    await expect(call()).rejects.toEqual(tooLong)
    const packed = gzipSync(Buffer.alloc(100_000))
    expect(packed.length).toBeLessThan(1_000)
    service.fault = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    await expect(call()).rejects.toEqual(tooLong)
  })

  test('is not sent on to where a redirect leads', async () => {
    const elsewhere = await startFaultyProvider(faults['answers with nothing'])
    service.fault = sendsOnTo(elsewhere.address)
    expect((await call({}, { method: 'POST', body: 'secret' })).status).toBe(307)
    expect(elsewhere.calls).toEqual([])
    await elsewhere.stop()
  })

  test('tells of a broken connection without the address, which may carry a key', async () => {
    service.fault = faults['breaks the connection']
    const failure = await call().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ExchangeFailure)
    expect((failure as Error).message).toMatch(/^no connection/)
    expect(`${(failure as Error).stack} ${JSON.stringify(failure)}`).not.toContain('secret')
  })

  test('ends when the caller no longer wants it', async () => {
    service.fault = faults['says nothing']
    const caller = new AbortController()
    const calling = call({}, { signal: caller.signal })
    caller.abort()
    await expect(calling).rejects.toBeInstanceOf(ExchangeFailure)
  })
})
