import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, startRunningShop } from '../running-shop.ts'

const seconds = 128
const clientsOfAKind = 20
/** The shop takes 2,000. */
const crowd = 2_100
const crowdSeconds = 20
/** The clients and who measures them are one process, which is late at times as well. */
const slowestMs = 2_000

const whole = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`

/** A way to keep a connection without using it. */
interface Slowness {
  readonly what: string
  /** What it sends at once. */
  readonly first: string
  /** Whether it goes on with a byte a second. */
  readonly drips: boolean
  /** Whether it takes what the shop sends. */
  readonly reads: boolean
  /** The limit that docs/operations.md names, with the 5 s between two looks at it and 5 s for a busy machine. */
  readonly withinS: number
}

const signIn =
  'POST /auth/sign-in/email HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'

const slownesses: readonly Slowness[] = [
  { what: 'sends nothing', first: '', drips: false, reads: true, withinS: 25 },
  {
    what: 'drips its headers',
    first: 'GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ',
    drips: true,
    reads: true,
    withinS: 25,
  },
  { what: 'drips its body', first: signIn, drips: true, reads: true, withinS: 70 },
  // Some 20 MB, more than the system's buffers take. Node takes the first part that the system took for progress, and so
  // waits for its 60 s twice.
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
  about: `keeps connections without using them for ${seconds} s, and ${crowd} at once for ${crowdSeconds} s, and asks for /healthz meanwhile`,
  async run(): Promise<readonly Figure[]> {
    const shops = await Promise.all([startRunningShop(), startRunningShop()])
    const end = new AbortController()
    try {
      const [slow, many] = await Promise.all([beSlow(shops[0], end.signal), beMany(shops[1], end.signal)])
      return [...slow, ...many]
    } finally {
      end.abort()
      for (const shop of shops) shop.process.kill('SIGKILL')
      await Promise.all(shops.map((shop) => shop.ended))
    }
  },
}

async function beSlow(shop: RunningShop, signal: AbortSignal): Promise<readonly Figure[]> {
  // From now on the home page is in memory: how fast the shop renders is measured by `overload`.
  await fetch(`${shop.origin}/`).then((answer) => answer.text())
  const began = performance.now()
  const clients = slownesses.flatMap((slowness) =>
    Array.from({ length: clientsOfAKind }, () => open(shop, slowness, signal)),
  )
  const closedAfterS = new Map<Socket, number>()
  const healthy = askForHealth(shop, seconds)
  while (performance.now() < began + seconds * 1_000) {
    await wait(500)
    const kept = portsKept(shop)
    for (const { client } of clients) {
      if (client.connecting || kept.has(client.localPort ?? 0) || closedAfterS.has(client)) continue
      closedAfterS.set(client, (performance.now() - began) / 1_000)
    }
  }
  const figures = slownesses.map((slowness): Figure => {
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

/** More silent clients than the shop takes; each that is disconnected comes back a second later. */
async function beMany(shop: RunningShop, signal: AbortSignal): Promise<readonly Figure[]> {
  const clients = Array.from({ length: crowd }, () => comeAgain(shop, signal))
  await wait(2_000)
  const kept = portsKept(shop).size
  const health = await askForHealth(shop, crowdSeconds)
  for (const stop of clients) stop()
  return [
    {
      what: `connections kept of ${crowd} silent ones`,
      value: String(kept),
      bar: 'at most 2,000, and over 1,900',
      holds: kept <= 2_000 && kept > 1_900,
    },
    healthFigure(`while ${crowd} silent clients come back whenever they are disconnected`, health),
  ]
}

/** Answers how to make it stay away. */
function comeAgain({ port }: RunningShop, signal: AbortSignal): () => void {
  let stopped = false
  let client: Socket
  const come = () => {
    if (stopped || signal.aborted) return
    client = connect(port, '127.0.0.1').resume()
    client.on('error', () => undefined).once('close', () => setTimeout(come, 1_000))
  }
  come()
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

/** Asks four times a second, each time on a connection of its own. */
async function askForHealth({ port }: RunningShop, forS: number): Promise<Health> {
  const asked: Promise<number | undefined>[] = []
  for (let count = 0; count < forS * 4; count += 1) {
    asked.push(ask(port))
    await wait(250)
  }
  const all = await Promise.all(asked)
  const ms = all.filter((value) => value !== undefined)
  return { ms, failures: all.length - ms.length }
}

/** Milliseconds until the answer is there; undefined without one. */
function ask(port: number): Promise<number | undefined> {
  const began = performance.now()
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/healthz', agent: false, timeout: 20_000 },
      (answer) => {
        answer.resume().once('end', () => resolve(performance.now() - began))
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

/** The clients' ports of the connections that the shop has not closed. A client that does not read is not told of that. */
function portsKept({ port }: RunningShop): Set<number> {
  const established = '01'
  const kept = new Set<number>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local = '', remote = '', state] = line.trim().split(/\s+/)
      if (state === established && portOf(local) === port) kept.add(portOf(remote))
    }
  }
  return kept
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16)
}
