import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { setDeliveryAddress } from '../../server/operations/addresses/set-delivery-address.ts'
import { setUpAccounting } from '../../server/testing/accounting.ts'
import { payForSomething } from '../../server/testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../server/testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'

const recipes = 'docs/connect'

test('The page Connect quotes every recipe as it is in its file', async () => {
  const page = await readFile('docs/connect.md', 'utf8')
  const quoted = [...page.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, code]) => code)
  const files = (await readdir(recipes)).toSorted()
  const texts = await Promise.all(files.map((name) => readFile(join(recipes, name), 'utf8')))
  expect(quoted.toSorted()).toEqual(texts.toSorted())
  for (const name of files) expect(page).toContain(`(connect/${name})`)
  for (const text of texts) expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
})

describe('A recipe of the page Connect', () => {
  let env: TestApp
  let folder: string
  let variables: Record<string, string>
  beforeEach(async () => {
    env = await openTestApp(anyEngine)
    folder = await mkdtemp(join(tmpdir(), 'connect-'))
    const address = await env.app.listen({ host: '127.0.0.1', port: 0 })
    variables = { SHOP_API: `${address}/api`, SHOP_KEY: await env.tokenOf(await addAdmin(env.shop)) }
  })
  afterEach(async () => {
    await env.drop()
    await rm(folder, { recursive: true })
  })

  /** Runs a recipe in its own process, as its reader does, and returns what it prints. */
  async function run(name: string, more: Record<string, string> = {}): Promise<string> {
    const environment = { ...variables, FOLDER: folder, LABELS: folder, ...more }
    const { stdout } = await promisify(execFile)(process.execPath, [join(recipes, name)], {
      env: environment,
    })
    return stdout.trim()
  }
  const written = (name: string) => readFile(join(folder, name), 'utf8')

  test('prints a label for each order to send, and marks it as sent once', async () => {
    const { customer, orderId } = await payForSomething(env.shop)
    const address = {
      name: 'Ada',
      phone: '1',
      lines: ['Ring 1'],
      postcode: '1010',
      city: 'Wien',
      country: 'AT',
    }
    granted(await setDeliveryAddress(env.shop, customer, [orderId], address))
    const printed = await run('label-printer.mjs')
    const order = await env.shop.database.read
      .selectFrom('orders')
      .where('id', '=', orderId)
      .select(['sent_at', 'carrier'])
      .executeTakeFirstOrThrow()
    expect(printed).toMatch(/^TW-\d+-\d: label written, marked as sent$/)
    expect(order).toMatchObject({ carrier: 'DHL' })
    expect(order.sent_at).not.toBeNull()
    const [label = ''] = await readdir(folder)
    expect(await written(label)).toMatch(/^Ada\nRing 1\n[\s\S]+\n\n\d+ x .+$/)
    expect(await run('label-printer.mjs')).toBe('')
  })

  test('writes only the customers who agreed and still have an account, from all pages', async () => {
    const [first, second] = [await addCustomer(env.shop), await addCustomer(env.shop)]
    for (let more = 0; more < 205; more += 1) await addCustomer(env.shop)
    const last = await addCustomer(env.shop)
    const agreed = [first.email.toUpperCase(), last.email, 'gone@example.com']
    await writeFile(join(folder, 'agreed.txt'), agreed.join('\n'))
    expect(await run('newsletter.mjs')).toBe('2 subscribers')
    const subscribers = await written('subscribers.csv')
    expect(subscribers).toContain(first.email)
    expect(subscribers).toContain(last.email)
    expect(subscribers).not.toContain(second.email)
  })

  test('saves the postings for the accountant, and says what the settings lack', async () => {
    const days = { FROM: '2020-01-01', TO: '2020-01-31' }
    await expect(run('accountant.mjs', days)).rejects.toThrow('Enter both in Settings under Accounting.')
    await setUpAccounting(env.shop)
    expect(await run('accountant.mjs', days)).toBe('EXTF_Buchungsstapel_2020-01-01_2020-01-31.csv')
    const [file = ''] = await readdir(folder)
    expect(await readFile(join(folder, file), 'latin1')).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/)
  })

  test('writes the stock of all products', async () => {
    await addTool(env.shop, { stock: 3, name: 'Hex "key"' })
    await addTool(env.shop, { stock: 7 })
    expect(await run('stock-sheet.mjs')).toBe('2 products')
    expect((await written('stock.csv')).split('\r\n')[1]).toMatch(/^".*","Hex ""key""",".+","3"$/)
  })

  test('receives a signed webhook once, and refuses any other', async () => {
    const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`
    const port = String(await freePort())
    const receiver = spawn(process.execPath, [join(recipes, 'webhook-receiver.mjs')], {
      env: { WEBHOOK_SECRET: secret, PORT: port },
    })
    try {
      let printed = ''
      receiver.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
      await expect.poll(() => printed).toContain(port)
      const body = JSON.stringify({
        type: 'order.paid',
        timestamp: new Date(),
        data: { number: 'TW-1042-9' },
      })
      const at = new Date()
      const send = async (signature: string) => {
        const seconds = String(Math.floor(at.getTime() / 1000))
        const headers = {
          'webhook-id': 'msg_1',
          'webhook-timestamp': seconds,
          'webhook-signature': signature,
        }
        return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).status
      }
      const signature = new Webhook(secret).sign('msg_1', at, body)
      expect([await send(signature), await send(signature), await send('v1,AAAA')]).toEqual([204, 204, 400])
      expect(printed.match(/order\.paid: TW-1042-9/g)).toHaveLength(1)
    } finally {
      receiver.kill()
      await once(receiver, 'exit')
    }
  })

  test('names the address of the agents’ server and takes the key from the environment', async () => {
    const { mcpServers } = JSON.parse(await readFile(join(recipes, 'agent.json'), 'utf8'))
    expect(mcpServers.shop).toEqual({
      type: 'http',
      url: 'https://shop.example/mcp',
      headers: { Authorization: `Bearer ${'$'}{SHOP_KEY}` },
    })
  })
})

/** Returns a port that no program listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server on a port of TCP has an address.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
