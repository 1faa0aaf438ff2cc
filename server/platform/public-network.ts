import { type LookupAddress, lookup } from 'node:dns'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { withinTime } from './time-limit.ts'

/** Why an address that an owner gave is not called. */
export type NetworkRefusalReason = 'address' | 'private' | 'redirects'

/**
 * Reports an address that the shop does not call: it is no http(s) address without credentials, it is in a private
 * network, or it redirects too often. A further attempt can succeed only after a change of the address or its names.
 */
export class NetworkRefusal extends Error {
  override readonly name = 'NetworkRefusal'
  readonly reason: NetworkRefusalReason

  constructor(reason: NetworkRefusalReason) {
    super(
      {
        address: 'it is not an http(s) address',
        private: 'it is in a private network',
        redirects: 'it redirects too often',
      }[reason],
    )
    this.reason = reason
  }
}

/** Reports a call without a usable answer: no connection, too slow or too long. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  readonly kind: 'time' | 'connection' | 'size'
  /** The system's code, such as ECONNREFUSED; undefined without one. */
  readonly code: string | undefined

  constructor(kind: NetworkFailure['kind'], message: string, code?: string) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

export interface NetworkLimits {
  /** The time limit of the whole exchange with its redirects, from the name to the last byte of the answer. */
  readonly withinMs: number
  /** The maximum size of an answer. */
  readonly maxBytes: number
  /** Whether an answer that is too long or too slow after its head is cut, instead of a failure. */
  readonly cut?: boolean
  /** How many redirects are followed, each with the same checks. Without any, the redirect is the answer. */
  readonly redirects: number
  /** Whether addresses of private networks are called too (the setting PRIVATE_NETWORKS). */
  readonly privateNetworks: boolean
  /** How names are resolved, and which network addresses are public; tests have other ones. */
  readonly network?: {
    readonly lookup: typeof lookup
    readonly isPublic: (networkAddress: string) => boolean
  }
}

export interface NetworkCall {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Ends the call. */
  readonly signal?: AbortSignal | undefined
}

export interface NetworkAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
  /** The address that answered, after redirects. */
  readonly address: string
}

/**
 * Makes a function that calls addresses of other people's choice. It refuses private networks on the network address
 * that the connection really uses, so that a name that changes between check and connection cannot pass. It sends no
 * cookies, no credentials, and through no proxy.
 *
 * @throws NetworkRefusal (by the returned function) for an address that is not called.
 * @throws NetworkFailure (by the returned function) without an answer within the limits.
 */
export function publicNetwork(
  limits: NetworkLimits,
): (address: string, call?: NetworkCall) => Promise<NetworkAnswer> {
  return async (address, call = {}) => {
    const inTime = AbortSignal.timeout(limits.withinMs)
    const signal = call.signal ? AbortSignal.any([call.signal, inTime]) : inTime
    try {
      return await follow(address, call, limits, signal)
    } catch (error) {
      if (error instanceof NetworkRefusal || error instanceof NetworkFailure) throw error
      if (inTime.aborted) throw new NetworkFailure('time', `no answer within ${limits.withinMs} ms`)
      throw connectionFailure(error)
    }
  }
}

/** Returns the parsed address if the shop may call it, as far as its text tells; else the reason. */
export function checkedAddress(
  address: string,
  { privateNetworks, network }: Pick<NetworkLimits, 'privateNetworks' | 'network'>,
): URL | NetworkRefusalReason {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'address'
  const host = hostOf(url)
  const { isPublic } = network ?? internet
  const isPrivate = isIP(host) === 0 ? isLocalName(host) : !isPublic(host)
  return isPrivate && !privateNetworks ? 'private' : url
}

/** The time limit of finding out where a name leads. */
const resolveMs = 2_000

/** Returns whether the name of an address leads only into private networks; false while nobody can tell. */
export async function leadsInside(
  address: string,
  { lookup, isPublic }: NonNullable<NetworkLimits['network']> = internet,
): Promise<boolean> {
  const host = hostOf(new URL(address))
  const found = new Promise<readonly LookupAddress[]>((resolve) =>
    lookup(host, { all: true }, (error, addresses) => resolve(error ? [] : addresses)),
  )
  const addresses = await withinTime(found, resolveMs, () => [])
  return addresses.length > 0 && !addresses.some(({ address }) => isPublic(address))
}

/** Returns whether a network address belongs to the public internet. */
export function isPublicAddress(networkAddress: string): boolean {
  if (!ipaddr.isValid(networkAddress)) return false
  // Unwraps IPv4 addresses in IPv6, which the operating system connects to as IPv4.
  const parsed = ipaddr.process(networkAddress)
  if (parsed.range() !== 'unicast') return false
  // Public IPv6 networks are all in 2000::/3 (RFC 4291); the library calls unassigned ones and `::127.0.0.1` unicast, too.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.parseCIDR('2000::/3'))
}

const internet = { lookup, isPublic: isPublicAddress }

/** Names that never leave a machine or its network (RFC 6761, RFC 6762, RFC 8375). */
function isLocalName(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/.test(host)
}

function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

async function follow(
  address: string,
  call: NetworkCall,
  limits: NetworkLimits,
  inTime: AbortSignal,
): Promise<NetworkAnswer> {
  let at = address
  for (let followed = 0; ; followed += 1) {
    const url = checkedAddress(at, limits)
    if (typeof url === 'string') throw new NetworkRefusal(url)
    const answer = await exchange(url, call, limits, inTime)
    const next = answer.headers.location
    const redirects = [301, 302, 303, 307, 308].includes(answer.status) && next !== undefined
    if (!redirects || limits.redirects === 0) return answer
    if (followed === limits.redirects) throw new NetworkRefusal('redirects')
    if (!URL.canParse(next, at)) throw new NetworkRefusal('address')
    at = new URL(next, at).href
  }
}

function exchange(
  url: URL,
  call: NetworkCall,
  limits: NetworkLimits,
  inTime: AbortSignal,
): Promise<NetworkAnswer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const outgoing = send(url, {
      method: call.method ?? 'GET',
      headers: { 'accept-encoding': 'identity', ...call.headers },
      // A kept connection would skip the check of its address, and may be dead.
      agent: false,
      lookup: lookupFor(limits),
      signal: inTime,
    })
    let answers = false
    outgoing.on('error', (error) => {
      // An answer that breaks off is reported by its own stream.
      if (!answers) reject(error)
    })
    outgoing.on('response', (incoming) => {
      answers = true
      readAnswer(outgoing, incoming, limits).then(
        (bytes) =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, address: url.href }),
        reject,
      )
    })
    outgoing.end(call.body)
  })
}

async function readAnswer(
  outgoing: ClientRequest,
  incoming: IncomingMessage,
  { maxBytes, cut = false }: NetworkLimits,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of incoming) {
      // Streams of bytes yield buffers; Node's types say `any`.
      const bytes = chunk as Buffer
      chunks.push(bytes)
      length += bytes.length
      if (length > maxBytes) break
    }
  } catch (error) {
    if (!cut) throw error
  } finally {
    outgoing.destroy()
  }
  if (length > maxBytes && !cut)
    throw new NetworkFailure('size', `its answer is longer than ${maxBytes} bytes`)
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

/** Resolves a name to its public addresses only; the connection is made to one of these. */
function lookupFor({ privateNetworks, network = internet }: NetworkLimits): LookupFunction {
  return (hostname, options, callback) => {
    network.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const known = found.filter(({ address }) => privateNetworks || network.isPublic(address))
      const [first] = known
      if (!first) return callback(new NetworkRefusal('private'), '')
      if (options.all) return callback(null, known)
      callback(null, first.address, first.family)
    })
  }
}

function connectionFailure(error: unknown): NetworkFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return new NetworkFailure('connection', `no connection${code === undefined ? '' : ` (${code})`}`, code)
}
