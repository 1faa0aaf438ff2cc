import type { LookupAddress, lookup } from 'node:dns'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { type FaultyProvider, faults, redirectsTo, startFaultyProvider } from '../testing/faulty-provider.ts'
import {
  isPublicAddress,
  leadsInside,
  NetworkFailure,
  type NetworkLimits,
  NetworkRefusal,
  publicNetwork,
} from './public-network.ts'

/** A resolver with one answer for every name. */
const resolver = (...found: readonly string[]) => {
  const addresses = found.map((address): LookupAddress => ({ address, family: 4 }))
  const answer = (_: string, __: unknown, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(null, addresses)
  // The shop always asks for all addresses, so one form of Node's overloads is enough.
  return answer as unknown as typeof lookup
}

const privateAddresses = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:1::1',
  '2001:db8::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
  'shop',
]

test.each(privateAddresses)('%s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  [['10.0.0.1', '127.0.0.1'], true],
  [['10.0.0.1', '1.1.1.1'], false],
  [[], false],
])('A name with the addresses %j leads only inside: %s', async (addresses, inside) => {
  const network = { lookup: resolver(...addresses), isPublic: isPublicAddress }
  expect(await leadsInside('https://hooks.example/x', network)).toBe(inside)
})

test.each(['1.1.1.1', '93.184.216.34', '::ffff:8.8.8.8', '2606:4700:4700::1111'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const publicSample = { lookup: resolver('127.0.0.1'), isPublic: (address: string) => address === '127.0.0.1' }

describe('A call to an address that the owner gave', () => {
  let service: FaultyProvider
  let calls: number
  beforeEach(async () => {
    calls = 0
    service = await startFaultyProvider((response) => {
      calls += 1
      response.writeHead(200).end('Grüße')
    })
  })
  afterEach(() => service.stop())

  const call = (address: string, limits: Partial<NetworkLimits> = {}) =>
    publicNetwork({
      withinMs: patienceMs,
      maxBytes: 1_000,
      redirects: 2,
      privateNetworks: false,
      ...limits,
    })(address)
  const port = () => new URL(service.address).port

  test('returns the answer', async () => {
    const answer = await call(service.address, { privateNetworks: true })
    expect([answer.status, answer.bytes.toString()]).toEqual([200, 'Grüße'])
  })

  test.each([
    'ftp://files.example/x',
    'file:///etc/passwd',
    'data:text/plain,x',
    'https://user:password@shop.example/',
    'https://user@shop.example/',
    'shop.example',
    '',
  ])('refuses %j, even with private networks', async (address) => {
    await expect(call(address, { privateNetworks: true })).rejects.toEqual(new NetworkRefusal('address'))
  })

  test.each([
    'http://localhost:PORT/',
    'http://shop.localhost:PORT/',
    'http://printer.local:PORT/',
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://0.0.0.0:PORT/',
  ])('refuses %s without private networks', async (address) => {
    await expect(call(address.replace('PORT', port()))).rejects.toEqual(new NetworkRefusal('private'))
    expect(calls).toBe(0)
  })

  test('refuses a public name that resolves to a private address at the time of the connection', async () => {
    const network = { lookup: resolver('127.0.0.1', '10.0.0.1'), isPublic: isPublicAddress }
    await expect(call(`http://hooks.example:${port()}/`, { network })).rejects.toEqual(
      new NetworkRefusal('private'),
    )
    expect(calls).toBe(0)
  })

  test('connects only to the public ones of several addresses', async () => {
    const network = { ...publicSample, lookup: resolver('10.255.255.1', '127.0.0.1') }
    expect((await call(`http://hooks.example:${port()}/`, { network })).status).toBe(200)
  })

  test('refuses a redirect into a private network', async () => {
    for (const inside of ['http://127.0.0.2:PORT/', 'http://localhost:PORT/', 'http://[::1]:PORT/']) {
      service.fault = redirectsTo(inside.replace('PORT', port()))
      await expect(call(`http://hooks.example:${port()}/`, { network: publicSample })).rejects.toEqual(
        new NetworkRefusal('private'),
      )
    }
  })

  test.each(['file:///etc/passwd', 'gopher://x/', 'http://'])('refuses a redirect to %s', async (next) => {
    service.fault = redirectsTo(next)
    await expect(call(service.address, { privateNetworks: true })).rejects.toEqual(
      new NetworkRefusal('address'),
    )
  })

  test('follows a few redirects and names the last address', async () => {
    service.fault = (response, request) =>
      request.url === '/b'
        ? response.writeHead(200).end('arrived')
        : response.writeHead(302, { location: 'b' }).end()
    const answer = await call(`${service.address}/a`, { privateNetworks: true })
    expect([answer.address, answer.bytes.toString()]).toEqual([`${service.address}/b`, 'arrived'])
  })

  test('refuses a circle of redirects', async () => {
    service.fault = redirectsTo('/again')
    await expect(call(service.address, { privateNetworks: true })).rejects.toEqual(
      new NetworkRefusal('redirects'),
    )
  })

  test('returns a redirect that it may not follow', async () => {
    service.fault = redirectsTo('/again')
    expect((await call(service.address, { privateNetworks: true, redirects: 0 })).status).toBe(307)
  })

  test.each(['says nothing', 'begins to answer and never ends'] as const)(
    'ends in time when the service %s',
    async (fault) => {
      service.fault = faults[fault]
      await expect(call(service.address, { privateNetworks: true, withinMs: 100 })).rejects.toEqual(
        new NetworkFailure('time', 'no answer within 100 ms'),
      )
    },
  )

  test('reads at most the allowed bytes', async () => {
    service.fault = faults['answers with 10 MB']
    await expect(call(service.address, { privateNetworks: true })).rejects.toEqual(
      new NetworkFailure('size', 'its answer is longer than 1000 bytes'),
    )
    const answer = await call(service.address, { privateNetworks: true, cut: true })
    expect(answer.bytes.length).toBe(1_000)
  })

  test('keeps the beginning of an endless answer if it may be cut', async () => {
    service.fault = faults['begins to answer and never ends']
    const answer = await call(service.address, { privateNetworks: true, withinMs: 200, cut: true })
    expect([answer.status, answer.bytes.toString().trim()]).toEqual([200, '{"id":'])
  })

  test('reports a connection that fails or breaks', async () => {
    service.fault = faults['breaks the connection']
    await expect(call(service.address, { privateNetworks: true })).rejects.toThrow('no connection')
    await service.stop()
    await expect(call(service.address, { privateNetworks: true })).rejects.toThrow(
      'no connection (ECONNREFUSED)',
    )
  })
})
