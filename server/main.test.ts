import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { describeOnPosix } from '../tools/test-run/posix.ts'
import { buildShopFirst } from './testing/built-shop.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

buildShopFirst()

let running: ShopProcess | undefined

afterEach(async () => {
  running?.process.kill('SIGKILL')
  await running?.ended
})

function start(settings: Readonly<Record<string, string>>): ShopProcess {
  running = startShopProcess(settings)
  return running
}

/** Waits for a start that must fail; returns its exit code and error output. */
async function failedStart(settings: Readonly<Record<string, string>>) {
  const { ended, errors } = start(settings)
  return { code: await ended, said: errors() }
}

describe('A shop that cannot start', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535, for example PORT=3000'],
    [{ SHOP_MODE: 'live' }, 'STRIPE_SECRET_KEY must be a live key when SHOP_MODE=live'],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'DATABASE_URL: PostgreSQL at 127.0.0.1:1/none cannot be used',
    ],
  ])('It exits with 1 and a one-line error: %o', async (settings, line) => {
    const { code, said } = await failedStart(settings)
    expect(code).toBe(1)
    expect(said).toMatch(/^Truewheel cannot start\. [^\n]+\n$/)
    expect(said).toContain(line)
  })

  test('Names an unusable data directory in its error', async () => {
    const file = join(tmpdir(), `truewheel-file-${process.pid}`)
    writeFileSync(file, '')
    const { code, said } = await failedStart({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(said).toMatch(/^Truewheel cannot start\. DATA_DIR: [^\n]+\n$/)
  })

  test('Names a damaged database in its error, and how to restore it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-damaged-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    writeFileSync(join(dataDir, 'truewheel.sqlite'), 'Not a database. '.repeat(1_000))
    const { code, said } = await failedStart({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(said).toMatch(
      /^Truewheel cannot start\. DATA_DIR: [^\n]+ not a database\. [^\n]+npm run restore[^\n]+\n$/,
    )
  })

  test('Names an occupied port in its error, and suggests another one', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const { code, said } = await failedStart({ PORT: String(port), SAMPLE_CATALOGUE: 'off' })
    other.close()
    expect(code).toBe(1)
    expect(said).toMatch(
      new RegExp(`^Truewheel cannot start\\. PORT: ${port} is taken [^\\n]+PORT=${port + 1}\\n$`),
    )
  })
})

describe('A running shop', () => {
  async function open(settings: Readonly<Record<string, string>> = {}): Promise<string> {
    const port = await freePort()
    const { errors } = start({ PORT: String(port), ...settings })
    const origin = `http://127.0.0.1:${port}`
    await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status, errors)).toBe(200)
    return origin
  }

  describeOnPosix('A signal', () => {
    const signals = ['SIGTERM', 'SIGINT'] as const
    test.each(signals)(
      '%s stops the shop with exit code 0 and no error output, without waiting for idle connections',
      async (signal) => {
        const origin = await open({ SAMPLE_CATALOGUE: 'off' })
        // The shop does not wait for a browser's idle keep-alive connection.
        const toShop = () => connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined)
        // Nor does it wait for an unused connection that was opened in advance.
        const spare = toShop()
        await once(spare, 'connect')
        const browser = toShop()
        browser.write('GET /api/tools HTTP/1.1\r\nhost: localhost\r\n\r\n')
        await once(browser, 'data')
        const shop = running as ShopProcess
        shop.process.kill(signal)
        expect(await shop.ended).toBe(0)
        expect(shop.errors()).toBe('')
        browser.destroy()
        spare.destroy()
      },
    )

    test('SIGTERM lets the shop serve for STOP_DELAY, with /readyz at 503 and connection: close', async () => {
      const port = await freePort()
      const shop = start({ PORT: String(port), STOP_DELAY: '120', SAMPLE_CATALOGUE: 'off' })
      const answer = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
      await expect.poll(() => answer('/readyz').then(({ status }) => status, shop.errors)).toBe(200)
      // Fills the response cache.
      await answer('/api/tools')
      shop.process.kill('SIGTERM')
      await expect.poll(async () => (await answer('/readyz')).status).toBe(503)
      const seen = await Promise.all(
        ['/', '/api/tools', '/favicon.svg', '/healthz', '/api/none'].map(async (path) => {
          const { status, headers } = await answer(path)
          return [path, status, headers.get('connection')]
        }),
      )
      expect(seen).toEqual([
        ['/', 200, 'close'],
        ['/api/tools', 200, 'close'],
        ['/favicon.svg', 200, 'close'],
        ['/healthz', 200, 'close'],
        ['/api/none', 404, 'close'],
      ])
      // A second signal stops the shop at once. The test sends a different one, because a repeated signal may be a
      // duplicate.
      shop.process.kill('SIGINT')
      expect(await shop.ended).toBe(1)
    })
  })

  test('reports at GET /healthz that it is alive, with the version of package.json', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const origin = await open({ SAMPLE_CATALOGUE: 'off' })
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'alive', version })
  })

  test('updates the page of a tool at once after a booking', async () => {
    const origin = await open()
    const [tool] = (await (await fetch(`${origin}/api/tools`)).json()) as {
      _id: string
      name: string
      availableQuantity: number
      minOrderQuantity: number
    }[]
    if (!tool) throw new Error('The shop opened without tools')
    const token = await signUp(origin, 'ada@example.com')
    const page = async () => (await fetch(`${origin}/tool/${tool._id}`)).text()
    const left = (quantity: number) => `"availableQuantity":${quantity}`
    expect(await page()).toContain(tool.name)
    const booked = await fetch(`${origin}/api/booking`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ Id: tool._id, quantity: tool.minOrderQuantity }),
    })
    expect(booked.status).toBe(200)
    const after = (await page()).replaceAll('\\"', '"')
    expect(after).toContain(left(tool.availableQuantity - tool.minOrderQuantity))
    expect(after).not.toContain(left(tool.availableQuantity))
  })

  async function signUp(origin: string, email: string): Promise<string> {
    const json = { 'content-type': 'application/json', origin: origin.replace('127.0.0.1', 'localhost') }
    const signedUp = await fetch(`${origin}/auth/sign-up/email`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password: 'a pass phrase', name: 'Ada' }),
    })
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const proof = (await (await fetch(`${origin}/auth/token`, { headers: { ...json, cookie } })).json()) as {
      token: string
    }
    const registered = await fetch(`${origin}/api/users/${email}`, {
      method: 'PUT',
      headers: { ...json, authorization: `Bearer ${proof.token}` },
      body: JSON.stringify({ email }),
    })
    return ((await registered.json()) as { token: string }).token
  }
})
