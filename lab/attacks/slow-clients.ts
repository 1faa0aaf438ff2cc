import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, startRunningShop } from '../running-shop.ts'

const seconds = 128
const clientsOfAKind = 20
/** More than the 2,000 connections that the shop accepts. */
const crowdSize = 2_100
const crowdSeconds = 20
/** Generous, because clients and measurement share one process, which is sometimes late. */
const slowestMs = 2_000

const whole = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`

/** A way to hold a connection without making progress. */
interface Slowness {
  readonly what: string
  /** Sent when the connection opens. */
  readonly first: string
  /** Whether it then sends a byte a second. */
  readonly drips: boolean
  /** Whether the client reads the data that the shop sends. */
  readonly reads: boolean
  /** The limit in docs/operations.md, plus 5 s between two checks of it and 5 s for a busy machine. */
  readonly withinS: number
}

const signIn =
  'POST /auth/sign-in/email HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'

const slowClientKinds: readonly Slowness[] = [
  { what: 'sends nothing', first: '', drips: false, reads: true, withinS: 25 },
  {
    what: 'drips its headers',
    first: 'GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ',
    drips: true,
    reads: true,
    withinS: 25,
  },
  { what: 'drips its body', first: signIn, drips: true, reads: true, withinS: 70 },
  // About 20 MB, more than the system's buffers hold. Node counts the first, buffered part as progress, so it waits for
  // its 60 s twice.
  { what: 'asks and never reads', first: whole('/').repeat(400), drips: false, reads: false, withinS: 127 },
  {
    what: 'asks once and keeps its connection',
    first: whole('/healthz'),
    drips: false,
    reads: true,
    withinS: 85,
  },
]

export const slowClients: LongRun = {
  name: 'slow-clients',
  about: `holds idle connections for ${seconds} s, and ${crowdSize} at once for ${crowdSeconds} s, and requests /healthz meanwhile`,
  async run(): Promise<readonly Figure[]> {
    const shops = await Promise.all([startRunningShop(), startRunningShop()])
    const end = new AbortController()
    try {
      const [slow, many] = await Promise.all([
        holdSlowClients(shops[0], end.signal),
        holdCrowd(shops[1], end.signal),
      ])
      return [...slow, ...many]
    } finally {
      end.abort()
      for (const shop of shops) shop.process.kill('SIGKILL')
      await Promise.all(shops.map((shop) => shop.ended))
    }
  },
}

async function holdSlowClients(shop: RunningShop, signal: AbortSignal): Promise<readonly Figure[]> {
  // Caches the home page, because the `overload` attack measures rendering.
  await fetch(`${shop.origin}/`).then((answer) => answer.text())
  const startedAt = performance.now()
  const clients = slowClientKinds.flatMap((slowness) =>
    Array.from({ length: clientsOfAKind }, () => open(shop, slowness, signal)),
  )
  const closedAfterS = new Map<Socket, number>()
  const healthy = measureHealth(shop, seconds)
  while (performance.now() < startedAt + seconds * 1_000) {
    await wait(500)
    const openPorts = openClientPorts(shop)
    for (const { client } of clients) {
      if (client.connecting || openPorts.has(client.localPort ?? 0) || closedAfterS.has(client)) continue
      closedAfterS.set(client, (performance.now() - startedAt) / 1_000)
    }
  }
  const figures = slowClientKinds.map((slowness): Figure => {
    const all = clients
      .filter((each) => each.slowness === slowness)
      .map(({ client }) => closedAfterS.get(client) ?? Number.POSITIVE_INFINITY)
    const [first, last] = [Math.min(...all), Math.max(...all)]
    const { what, withinS } = slowness
    return {
      what: `a client that ${what} is disconnected, first and last of ${all.length}`,
      value: `after ${first.toFixed(0)} and ${last.toFixed(0)} s`,
      bar: `within ${withinS} s`,
      holds: last <= withinS,
    }
  })
  return [...figures, healthFigure(`while ${clients.length} are slow`, await healthy)]
}

/** Opens more silent clients than the shop accepts; each reconnects a second after a disconnection. */
async function holdCrowd(shop: RunningShop, signal: AbortSignal): Promise<readonly Figure[]> {
  const clients = Array.from({ length: crowdSize }, () => keepReconnecting(shop, signal))
  await wait(2_000)
  const openPorts = openClientPorts(shop).size
  const health = await measureHealth(shop, crowdSeconds)
  for (const stop of clients) stop()
  return [
    {
      what: `open connections of ${crowdSize} silent ones`,
      value: String(openPorts),
      bar: 'at most 2,000, and over 1,900',
      holds: openPorts <= 2_000 && openPorts > 1_900,
    },
    healthFigure(`while ${crowdSize} silent clients reconnect whenever they are disconnected`, health),
  ]
}

/** Connects, and reconnects after each disconnection. Returns the function that stops it. */
function keepReconnecting({ port }: RunningShop, signal: AbortSignal): () => void {
  let stopped = false
  let client: Socket
  const connectAgain = () => {
    if (stopped || signal.aborted) return
    client = connect(port, '127.0.0.1').resume()
    client.on('error', () => undefined).once('close', () => setTimeout(connectAgain, 1_000))
  }
  connectAgain()
  return () => {
    stopped = true
    client.destroy()
  }
}

function open({ port }: RunningShop, slowness: Slowness, signal: AbortSignal) {
  const client = connect(port, '127.0.0.1')
  if (slowness.reads) client.resume()
  else client.pause()
  client.on('error', () => undefined)
  client.write(slowness.first)
  if (slowness.drips) {
    const drip = setInterval(() => client.write('a'), 1_000)
    client.once('close', () => clearInterval(drip))
  }
  signal.addEventListener('abort', () => client.destroy())
  return { client, slowness }
}

interface Health {
  readonly ms: readonly number[]
  readonly failures: number
}

/** Requests /healthz four times a second, each time on a new connection. */
async function measureHealth({ port }: RunningShop, forS: number): Promise<Health> {
  const pending: Promise<number | undefined>[] = []
  for (let count = 0; count < forS * 4; count += 1) {
    pending.push(timeHealthRequest(port))
    await wait(250)
  }
  const all = await Promise.all(pending)
  const ms = all.filter((value) => value !== undefined)
  return { ms, failures: all.length - ms.length }
}

/** Returns the milliseconds until the response is complete, or undefined without one. */
function timeHealthRequest(port: number): Promise<number | undefined> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/healthz', agent: false, timeout: 20_000 },
      (answer) => {
        answer.resume().once('end', () => resolve(performance.now() - startedAt))
        answer.once('error', () => resolve(undefined))
      },
    )
    call.once('timeout', () => call.destroy(new Error('no answer in time')))
    call.once('error', () => resolve(undefined))
    call.end()
  })
}

function healthFigure(when: string, { ms, failures }: Health): Figure {
  const slowest = Math.max(0, ...ms)
  const middle = ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)] ?? 0
  return {
    what: `/healthz on a new connection, ${when}`,
    value: `${ms.length} answered, half within ${middle.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${failures} not answered`,
    bar: `all answered, under ${slowestMs} ms`,
    holds: failures === 0 && ms.length > 0 && slowest < slowestMs,
  }
}

/**
 * Returns the client ports of connections that the shop has not closed. A client that does not read would not notice a
 * close.
 */
function openClientPorts({ port }: RunningShop): Set<number> {
  const established = '01'
  const openPorts = new Set<number>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local = '', remote = '', state] = line.trim().split(/\s+/)
      if (state === established && portOf(local) === port) openPorts.add(portOf(remote))
    }
  }
  return openPorts
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16)
}
