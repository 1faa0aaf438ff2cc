import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../domain/outcome.ts'
import { freePort } from '../tools/test-run/free-port.ts'
import { describeOnPosix } from '../tools/test-run/posix.ts'
import { addToOutbox } from './data/queries/emails/outbox.ts'
import { openSqlite } from './data/sqlite/open-sqlite.ts'
import { type MailServer, startMailServer, startOddServer } from './providers/mail/testing/mail-server.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

const message = { event: 'booked:1', recipient: 'ada@example.com', subject: 'Hi', body: 'Hi.' }

describeOnPosix('A shop in a process of its own, with mail', () => {
  let dataDir: string
  let running: ShopProcess | undefined
  let server: MailServer
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'truewheel-mail-'))
    server = await startMailServer()
    await inTheDatabase((database) =>
      database.write(async (transaction) => done(await addToOutbox(transaction, message, Date.now()))),
    )
  })
  afterEach(async () => {
    running?.process.kill('SIGKILL')
    await running?.ended
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function inTheDatabase<Value>(
    work: (database: Awaited<ReturnType<typeof openSqlite>>) => Promise<Value>,
  ) {
    const database = await openSqlite(dataDir)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  async function start(mailPort = server.port): Promise<{ shop: ShopProcess; origin: string }> {
    const port = await freePort()
    const shop = startShopProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_CATALOGUE: 'off',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'Truewheel <orders@shop.example>',
    })
    running = shop
    return { shop, origin: `http://127.0.0.1:${port}` }
  }

  async function end(shop: ShopProcess): Promise<number | null> {
    shop.process.kill('SIGTERM')
    return shop.ended
  }

  test('It sends what waits when it starts, and not again when it starts again', async () => {
    const first = await start()
    await expect.poll(() => server.received.length).toBe(1)
    expect(await end(first.shop)).toBe(0)
    const second = await start()
    await expect
      .poll(() => fetch(`${second.origin}/readyz`).then(({ status }) => status, second.shop.errors))
      .toBe(200)
    expect(await end(second.shop)).toBe(0)
    expect(server.received).toHaveLength(1)
  })

  test('Killed when the server has the message and before it has noted so, it sends it again, recognisable', async () => {
    const taken: string[] = []
    const first = Promise.withResolvers<void>()
    server.beforeTaking = (raw) => {
      taken.push(raw)
      first.resolve()
      // The server has all of it; its answer never comes.
      return taken.length === 1 ? new Promise(() => undefined) : undefined
    }
    const killed = await start()
    await first.promise
    killed.shop.process.kill('SIGKILL')
    await killed.shop.ended
    // As if the lease of the dead process had ended meanwhile.
    await inTheDatabase((database) =>
      database.write(async ({ db }) => {
        await db.updateTable('outbox').set({ next_attempt_at: Date.now() }).execute()
        return done(null)
      }),
    )
    const again = await start()
    await expect.poll(() => server.received.length).toBe(1)
    expect(await end(again.shop)).toBe(0)
    const [one, two] = taken.map((raw) => /^Message-ID: .*$/m.exec(raw)?.[0])
    expect(one).toBeDefined()
    expect(two).toBe(one)
    const rows = await inTheDatabase(({ read }) => read.selectFrom('outbox').select('sent_at').execute())
    expect(rows).toEqual([{ sent_at: expect.any(Number) }])
  })

  test('A mail server that never finishes keeps it neither from serving nor from ending', async () => {
    const met = Promise.withResolvers<void>()
    // It greets and then goes on and on, so that the shop would hand over for a minute.
    const endless = await startOddServer((socket) => {
      socket.write('220 mail.example ESMTP\r\n')
      const drip = setInterval(() => socket.write('250-still here\r\n'), 500)
      socket.on('data', () => met.resolve()).on('close', () => clearInterval(drip))
    })
    const { shop, origin } = await start(endless.port)
    await met.promise
    expect((await fetch(`${origin}/api/tools`)).status).toBe(200)
    // One that waits for the mail server has not ended by itself after ten seconds, and is ended with 1.
    expect(await end(shop)).toBe(0)
    expect(shop.errors()).toBe('')
    await endless.stop()
  })
})
