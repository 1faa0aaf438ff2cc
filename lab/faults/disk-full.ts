import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from '../../e2e/support/shop.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { compareWithStored, loadSecret, prepareCrowd, startBookingLoad } from './booking-load.ts'

const diskMb = 32
const watchedMs = 3_000

/** Fills a small disk while customers book, and frees it later. */
export const diskFull: LongRun = {
  name: 'disk-full',
  about: `the disk (tmpfs, ${diskMb} MB) fills up while 20 customers book, and is freed later`,
  needs: 'root',
  async run() {
    const disk = mkdtempSync(join(tmpdir(), 'truewheel-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', disk])
    try {
      return await fillAndFree(disk)
    } finally {
      execFileSync('umount', [disk])
      rmSync(disk, { recursive: true })
    }
  },
}

async function fillAndFree(disk: string): Promise<readonly Figure[]> {
  const place = { databaseUrl: undefined, dataDir: join(disk, 'data') }
  const temporary = join(disk, 'tmp')
  mkdirSync(temporary)
  const crowd = await prepareCrowd(place, 20)
  const shop = await startShop({
    DATA_DIR: place.dataDir,
    TMPDIR: temporary,
    SHOP_SECRET: loadSecret,
    SAMPLE_CATALOGUE: 'off',
    RATE_LIMIT_FACTOR: '100000',
  })
  const load = startBookingLoad(shop.url, crowd)
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(shop.url + path, init)).status
  try {
    await until(() => load.acknowledged.size >= 500)
    const filler = join(disk, 'filler')
    fill(filler)
    await until(() => [...load.statuses.keys()].some((status) => status >= 500))
    await wait(watchedMs)
    const whileFull = {
      ready: await statusOf('/readyz'),
      alive: await statusOf('/healthz'),
      home: await statusOf('/'),
      signUp: await statusOf('/auth/sign-up/email', signUp(shop.url)),
    }
    rmSync(filler)
    const freedAt = performance.now()
    const before = load.acknowledged.size
    await until(() => load.acknowledged.size >= before + 500)
    const recoveryMs = Math.round(performance.now() - freedAt)
    const readyAgain = await until(async () => (await statusOf('/readyz')) === 200)
    await load.stop()
    await shop.stop()
    const { stored, missing, toolsAtOdds } = await compareWithStored(place, load.acknowledged)
    const answers = [...load.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    const logLines = shop
      .output()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line)).length
    return [
      figure('answers to bookings', answers, 'only 200 and 503', onlyBusy(load.statuses)),
      figure('/readyz while full', whileFull.ready, '503', whileFull.ready === 503),
      figure('/healthz while full', whileFull.alive, '200', whileFull.alive === 200),
      figure('the home page while full', whileFull.home, '200', whileFull.home === 200),
      figure('sign-up while full', whileFull.signUp, '503', whileFull.signUp === 503),
      figure(
        '500 more bookings after the disk was freed',
        `${recoveryMs} ms`,
        'under 30 s',
        recoveryMs < 30_000,
      ),
      figure('/readyz after the disk was freed', readyAgain ? 200 : 'not ready', '200', readyAgain),
      figure('acknowledged but not stored', missing, '0', missing === 0),
      figure(
        'stored but not acknowledged',
        stored - load.acknowledged.size,
        '0',
        stored === load.acknowledged.size,
      ),
      figure('tools whose stock is not their ledger', toolsAtOdds, '0', toolsAtOdds === 0),
      figure('error lines in the log', logLines, 'at most 5', logLines <= 5),
    ]
  } finally {
    await load.stop()
  }
}

function figure(what: string, value: string | number, bar: string, holds: boolean): Figure {
  return { what, value: String(value), bar, holds }
}

function onlyBusy(statuses: ReadonlyMap<number, number>): boolean {
  return statuses.has(503) && [...statuses.keys()].every((status) => status === 200 || status === 503)
}

/** Writes until the disk is full to the last byte. */
function fill(file: string): void {
  for (const bytes of [1_048_576, 4_096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}

function signUp(origin: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'ada@example.com', password: 'a long pass phrase', name: 'Ada' }),
  }
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (await isTrue()) return true
    await wait(20)
  }
  return isTrue()
}
