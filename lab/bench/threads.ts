// node lab/bench/threads.ts: what a thread of its own would save the main thread (docs/decisions/0121). Prints the
// processor time of the main thread, and of all, for a statement of SQLite and for a small request, in turn.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { LoadGenerator } from './load/load-generator.ts'

const rounds = 3
const statements = 60_000
const statementsOfTransaction = 10
const answer = JSON.stringify({ tool: 'x'.repeat(300), quantity: 2, price: 18.6 })
const call = {
  method: 'POST',
  path: '/booking',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${'x'.repeat(300)}` },
  body: JSON.stringify({ quantity: 2, phone: '+1 555 0100', address: 'A street 1, a town' }),
  expect: 200,
} as const

type Statement = readonly [sql: string, ...values: SQLInputValue[]]

/** The statements of a booking, roughly: a read, a conditional update and an insert. */
function statementOf(n: number): Statement {
  const tool = `tool-${n % 1000}`
  if (n % 3 === 0) return ['select * from tools where id = ?', tool]
  if (n % 3 === 1)
    return ['update tools set available = available - 1 where id = ? and available > 0 returning *', tool]
  return ['insert into orders values (?, ?, ?)', `${performance.now()} ${n}`, tool, 'A street 1, a town']
}

function openDatabase(file: string): (statement: Statement) => unknown {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return ([sql, ...values]) => {
    const known = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, known)
    return known.all(...values)
  }
}

function serve(respond: (request: object) => string | Promise<string>): Server {
  return createServer(async ({ method, url, headers }, response) => {
    const body: unknown = JSON.parse(await text(response.req))
    const told = await respond({ method, url, authorization: headers.authorization, body })
    response
      .setHeader('content-type', 'application/json')
      .setHeader('content-length', Buffer.byteLength(told))
    response.end(told)
  }).listen(0, '127.0.0.1')
}

interface Line {
  postMessage(message: unknown): void
  on(event: 'message', listener: (told: unknown) => void): unknown
}

/** Sends messages to a thread. Each promise has the answer that comes in its turn. */
function correspond<Answer>(line: Line): (message: unknown) => Promise<Answer> {
  const waiting: ((told: unknown) => void)[] = []
  line.on('message', (told) => waiting.shift()?.(told))
  return (message) =>
    new Promise((resolve) => {
      waiting.push((told) => resolve(told as Answer))
      line.postMessage(message)
    })
}

/** Prints the processor time of what `run` counts, in microseconds each. */
async function measure(what: string, run: () => Promise<number>): Promise<void> {
  const [ofMain, ofAll] = [process.threadCpuUsage(), process.cpuUsage()]
  const startedAt = performance.now()
  const count = await run()
  const [main, all] = [process.threadCpuUsage(ofMain), process.cpuUsage(ofAll)]
  const each = (microseconds: number) => (microseconds / count).toFixed(1)
  const clock = each((performance.now() - startedAt) * 1000)
  console.log(
    `${what}: ${each(main.user + main.system)} µs of the main thread, ${each(all.user + all.system)} of all, ${clock} by the clock`,
  )
}

async function runStatements(run: (statement: Statement) => unknown): Promise<number> {
  for (let n = 0; n < statements; n += 1) {
    if (n % statementsOfTransaction === 0) await run(['begin'])
    await run(statementOf(n))
    if ((n + 1) % statementsOfTransaction === 0) await run(['commit'])
  }
  return statements
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-threads-'))
  const file = join(folder, 'bench.sqlite')
  const here = openDatabase(file)
  here(['create table tools (id text primary key, available integer)'])
  here(['create table orders (id text primary key, tool text, address text)'])
  for (let n = 0; n < 1000; n += 1) here(['insert into tools values (?, 1000000)', `tool-${n}`])
  const ofStatements = new Worker(new URL(import.meta.url), { workerData: { file } })
  const there = correspond(ofStatements)

  const ofRequests = new Worker(new URL(import.meta.url), { workerData: {} })
  const [portThere] = await once(ofRequests, 'message')
  ofRequests.on('message', () => ofRequests.postMessage(answer))
  const server = serve(() => answer)
  const load = new LoadGenerator()
  const send = async (port: number) =>
    (await load.run({ kind: 'calls', port, callers: 50, forMs: 5_000, calls: [call] })).answered

  for (let round = 0; round < rounds; round += 1) {
    await measure('A statement, main thread', () => runStatements(here))
    await measure('A statement, own thread', () => runStatements(there))
    await measure('A request, main thread', () => send((server.address() as AddressInfo).port))
    await measure('A request, own thread', () => send(portThere))
  }
  load.end()
  server.close()
  await Promise.all([ofStatements.terminate(), ofRequests.terminate()])
  rmSync(folder, { recursive: true })
}

if (isMainThread) await main()
else if (parentPort && 'file' in workerData) {
  const port = parentPort
  const run = openDatabase(workerData.file)
  port.on('message', (statement: Statement) => port.postMessage(run(statement)))
} else if (parentPort) {
  const server = serve(correspond(parentPort))
  await once(server, 'listening')
  parentPort.postMessage((server.address() as AddressInfo).port)
}
