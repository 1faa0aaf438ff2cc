import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { buildShopFirst } from './testing/built-shop.ts'
import { runTool } from './testing/run-tool.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

buildShopFirst()

describe('A data directory with the embedded database', () => {
  let dataDir: string
  const started: ShopProcess[] = []

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'truewheel-one-process-'))
  })
  afterEach(async () => {
    for (const shop of started.splice(0)) {
      shop.process.kill('SIGKILL')
      await shop.ended
    }
    rmSync(dataDir, { recursive: true })
  })

  async function start() {
    const port = await freePort()
    const shop = startShopProcess({ PORT: String(port), DATA_DIR: dataDir, SAMPLE_CATALOGUE: 'off' })
    started.push(shop)
    const readiness = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, shop.errors)
    return { shop, readiness }
  }

  test('A second shop and npm run seed exit with a one-line error that names the running shop; after the shop has ended, the next one starts at once', async () => {
    const first = await start()
    await expect.poll(first.readiness).toBe(200)
    const { shop } = await start()
    expect(await shop.ended).toBe(1)
    expect(shop.errors()).toBe(
      `Truewheel cannot start. DATA_DIR: ${dataDir} is in use by process ${first.shop.process.pid} on ${hostname()}, ` +
        'and the embedded database takes one process at a time. Stop that one, or set DATABASE_URL to run several.\n',
    )
    const seeded = await runTool('seed', [], { DATA_DIR: dataDir })
    expect(seeded).toMatchObject({ code: 1, output: '' })
    expect(seeded.errors).toMatch(
      new RegExp(`^DATA_DIR: \\S+ is in use by process ${first.shop.process.pid} on [^\\n]+\\n$`),
    )
    expect(await first.readiness()).toBe(200)
    let running = first
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      running.shop.process.kill(signal)
      await running.shop.ended
      running = await start()
      await expect.poll(running.readiness).toBe(200)
    }
  })
})
