import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../domain/outcome.ts'
import { freePort } from '../tools/test-run/free-port.ts'
import { describeOnPosix } from '../tools/test-run/posix.ts'
import { addToOutbox } from './data/queries/emails/add-to-outbox.ts'
import { openSqlite } from './data/sqlite/open-sqlite.ts'
import { type MailServer, startMailServer, startOddServer } from './providers/mail/testing/mail-server.ts'
import { buildShopFirst } from './testing/built-shop.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

buildShopFirst()

const message = { event: 'booked:1', recipient: 'ada@example.com', subject: 'Hi', body: 'Hi.' }

describeOnPosix('A shop process with a mail server', () => {
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

  test('Sends waiting emails at start; if it is killed between sending and recording an email, that email is sent once more, with the same Message-ID', async () => {
    const attempts: string[] = []
    const first = Promise.withResolvers<void>()
    server.beforeTaking = (raw) => {
      attempts.push(raw)
      first.resolve()
      // The server has received the email, but its response never arrives.
      return attempts.length === 1 ? new Promise(() => undefined) : undefined
    }
    const killed = await start()
    await first.promise
    killed.shop.process.kill('SIGKILL')
    await killed.shop.ended
    // Expires the lease of the killed process.
    await inTheDatabase((database) =>
      database.write(async ({ db }) => {
        await db.updateTable('outbox').set({ next_attempt_at: Date.now() }).execute()
        return done(null)
      }),
    )
    const again = await start()
    await expect.poll(() => server.received.length).toBe(1)
    expect(await end(again.shop)).toBe(0)
    const third = await start()
    const readiness = () => fetch(`${third.origin}/readyz`).then(({ status }) => status, third.shop.errors)
    await expect.poll(readiness).toBe(200)
    expect(await end(third.shop)).toBe(0)
    expect(attempts).toHaveLength(2)
    const [one, two] = attempts.map((raw) => /^Message-ID: .*$/m.exec(raw)?.[0])
    expect(one).toBeDefined()
    expect(two).toBe(one)
    const rows = await inTheDatabase(({ read }) => read.selectFrom('outbox').select('sent_at').execute())
    expect(rows).toEqual([{ sent_at: expect.any(Number) }])
  })

  test('Serves and stops normally even if a mail server never finishes an answer', async () => {
    const connected = Promise.withResolvers<void>()
    // The server greets and then keeps sending, so that the transfer would take a minute.
    const endless = await startOddServer((socket) => {
      socket.write('220 mail.example ESMTP\r\n')
      const drip = setInterval(() => socket.write('250-still here\r\n'), 500)
      socket.on('data', () => connected.resolve()).on('close', () => clearInterval(drip))
    })
    const { shop, origin } = await start(endless.port)
    await connected.promise
    expect((await fetch(`${origin}/api/tools`)).status).toBe(200)
    // Otherwise the shop would wait for the mail server and end after ten seconds with exit code 1.
    expect(await end(shop)).toBe(0)
    expect(shop.errors()).toBe('')
    await endless.stop()
  })
})
