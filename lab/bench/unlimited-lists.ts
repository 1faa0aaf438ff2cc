// node lab/bench/unlimited-lists.ts [path …]: reads whole lists (GET {host}/booking and the others that name no limit)
// of the configured database (DATA_DIR, or DATABASE_URL for PostgreSQL) from the built shop, which runs in production
// mode in a process of its own. Prints for each list: bytes, time, processor time, resident memory of each tenth, the
// longest turn of the event loop in processor time, and how long another call waited meanwhile and before.

import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadEnvironment } from '../../server/config/load-environment.ts'
import { readSettings } from '../../server/config/read-settings.ts'
import { accessTokens } from '../../server/platform/access-token.ts'
import { hourMs, systemClock } from '../../server/platform/clock.ts'
import { addAdmin } from '../../server/testing/shop-contents.ts'
import { openStoppedShop } from '../faults/booking-load.ts'
import { type RunningShop, residentMb, startRunningShop } from '../running-shop.ts'
import { processorMs } from './stands/processor-time.ts'

const given = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/booking', '/users', '/tools', '/items', '/review']
const others = '/refunds/owed'
const quietMs = 5_000
const turnsFile = join(tmpdir(), `turns-${process.pid}`)

const settings = readSettings(loadEnvironment())
const secret = randomBytes(48).toString('base64url')
const headers = { authorization: `Bearer ${await adminToken()}` }
const shop = await startRunningShop({
  ...(settings.databaseUrl === undefined
    ? { DATA_DIR: settings.dataDir }
    : { DATABASE_URL: settings.databaseUrl }),
  NODE_ENV: 'production',
  RATE_LIMIT_FACTOR: '1000000',
  SHOP_SECRET: secret,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'stands/watch-turns.ts')}`,
  TURNS_FILE: turnsFile,
})
try {
  for (const path of paths) await measure(shop, path)
} finally {
  shop.process.kill('SIGTERM')
  await shop.ended
  rmSync(turnsFile, { force: true })
}

async function adminToken(): Promise<string> {
  const stopped = await openStoppedShop(settings)
  const { userId, sessionId } = await addAdmin(stopped)
  await stopped.database.close()
  return accessTokens(secret, systemClock).sign({ userId, sessionId, lifeMs: 6 * hourMs })
}

async function measure(running: RunningShop, path: string): Promise<void> {
  const before = await waitsUntil(wait(quietMs))
  const pid = running.process.pid ?? 0
  process.kill(pid, 'SIGUSR2')
  const processorBefore = processorMs(pid) ?? 0
  const start = performance.now()
  const list = readList(running, path)
  const [during, { bytes, memory }] = [await waitsUntil(list), await list]
  const seconds = (performance.now() - start) / 1_000
  const processor = ((processorMs(pid) ?? 0) - processorBefore) / 1_000
  console.log(
    `GET ${path}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the processor`,
  )
  console.log(`  resident memory in MB: ${highestOfTenths(memory, bytes).join(' ')}`)
  console.log(`  longest turn: ${readFileSync(turnsFile, 'utf8')} ms of the processor`)
  console.log(`  other calls meanwhile ${shown(during)}; before ${shown(before)}`)
}

/** Reads an answer at full speed; an interrupted answer is an error. */
async function readList(running: RunningShop, path: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${running.origin}/api${path}`, { headers }, resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  let bytes = 0
  const memory: { at: number; mb: number }[] = []
  let lastMs = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    const now = performance.now()
    if (now - lastMs < 20) continue
    lastMs = now
    memory.push({ at: bytes, mb: residentMb(running) })
  }
  if (!answer.complete) throw new Error(`${path} broke off`)
  return { bytes, memory }
}

/** Repeats a request until something ends; returns each call's latency, the shortest first. */
async function waitsUntil(end: Promise<unknown>): Promise<readonly number[]> {
  let over = false
  const ended = end.finally(() => {
    over = true
  })
  const waits: number[] = []
  while (!over) {
    const start = performance.now()
    await (await fetch(`${shop.origin}/api${others}`, { headers })).text()
    waits.push(performance.now() - start)
    await wait(10)
  }
  await ended
  return waits.sort((one, other) => one - other)
}

function shown(waits: readonly number[]): string {
  const at = (share: number) =>
    (waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(1)
  return `${at(0.5)} ms (median), ${at(0.99)} (p99), ${at(1)} (longest of ${waits.length})`
}

function highestOfTenths(memory: readonly { at: number; mb: number }[], bytes: number): readonly string[] {
  return Array.from({ length: 10 }, (_, part) => {
    const inPart = memory.filter(({ at }) => Math.min(9, Math.floor((at / bytes) * 10)) === part)
    return inPart.length === 0 ? '-' : Math.max(...inPart.map(({ mb }) => mb)).toFixed(0)
  })
}
