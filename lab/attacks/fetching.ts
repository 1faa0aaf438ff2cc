import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from '../../e2e/support/shop.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { signIn, signUp, toolsOf } from './customer-by-api.ts'
import { Tries } from './tries.ts'

/** Long enough for a background job to read the stored rows. */
const lookAgainMs = 15_000

export const fetching: LongRun = {
  name: 'fetching',
  about:
    'gives the shop addresses of a server on this machine wherever it takes one, and counts what that server hears',
  async run(): Promise<readonly Figure[]> {
    const heard: string[] = []
    const trap = createServer((request, response) => {
      heard.push(`${request.method} ${request.url}`)
      response.end('heard')
    })
    trap.listen(0, '127.0.0.1')
    await once(trap, 'listening')
    const { port } = trap.address() as AddressInfo
    const shop = await startShop({ RATE_LIMIT_FACTOR: '10000', TRUSTED_PROXIES: '127.0.0.1' })
    const accepted = new Tries('foreign addresses that were stored as a picture')
    let calls = 0
    try {
      const admin = await signIn(shop, shop.admin.email, shop.admin.password)
      const customer = await signUp(shop, 'fetching@example.com')
      const [tool] = await toolsOf(shop)
      const calledWith = (img: string) => {
        const about = { img, name: 'R', email: customer.email, review: 'x', ratings: 5 }
        const counts = { minOrderQuantity: 1, availableQuantity: 1, price: 1 }
        return Promise.all([
          admin.call('POST', '/api/tools', { img, name: 'Tool', shortDescription: 'x', ...counts }),
          customer.call('PUT', '/api/profile/fetching%40example.com', { img }),
          customer.call('POST', '/api/review', about),
        ])
      }
      // A valid address must succeed; otherwise the refusals would prove nothing.
      for (const answer of await calledWith(tool?.img ?? ''))
        accepted.expect(answer.ok, `${answer.url} refused the shop's own picture: ${answer.status}`)
      for (const img of addressesOf(port)) {
        const csv = `kind,name,img,price,minOrderQuantity,availableQuantity\ntool,Fetched,${img},1,1,1\n`
        const answers = await calledWith(img)
        for (const answer of answers) {
          accepted.expect(answer.status === 400, `${answer.url} with ${img}: ${answer.status}`)
          await answer.arrayBuffer()
        }
        // An import accepts the file and reports wrong rows later. Only a fetch would be a finding.
        const content = Buffer.from(csv).toString('base64')
        const sent = await admin.call('POST', '/api/imports', { fileName: 'a.csv', content })
        accepted.expect(sent.ok, `an import was not taken, so its rows show nothing: ${sent.status}`)
        await sent.arrayBuffer()
        calls += answers.length + 1
      }
      for (const path of [
        '/',
        '/tools',
        '/auth/google',
        '/auth/callback/google?code=a&state=b',
        '/api/openapi.json',
        '/sitemap.xml',
      ]) {
        for (const headers of forwarding(port)) {
          await (await fetch(shop.url + path, { headers, redirect: 'manual' })).arrayBuffer()
          calls += 1
        }
      }
      const event = {
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        url: `http://127.0.0.1:${port}/hook`,
      }
      await (
        await fetch(`${shop.url}/payments/webhook`, { method: 'POST', body: JSON.stringify(event) })
      ).arrayBuffer()
      await wait(lookAgainMs)
      return [
        accepted.figure(),
        {
          what: `requests of the shop to addresses that it was given in ${calls + 1} calls`,
          value: `${heard.length}`,
          bar: '0',
          holds: heard.length === 0,
        },
      ]
    } finally {
      await shop.stop()
      trap.close()
    }
  },
}

/** Returns every spelling of the server's address, and other targets that a server must not fetch. */
function addressesOf(port: number): readonly string[] {
  return [
    `http://127.0.0.1:${port}/a.png`,
    `http://localhost:${port}/a.png`,
    `http://[::1]:${port}/a.png`,
    `http://2130706433:${port}/a.png`,
    `http://0x7f.1:${port}/a.png`,
    `http://0.0.0.0:${port}/a.png`,
    `//127.0.0.1:${port}/a.png`,
    `http://127.0.0.1:${port}\\@i.ibb.co/a.png`,
    `https://i.ibb.co@127.0.0.1:${port}/a.png`,
    'http://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/a',
    'gopher://127.0.0.1/a',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
  ]
}

function forwarding(port: number): readonly Readonly<Record<string, string>>[] {
  const host = `127.0.0.1:${port}`
  return [
    { 'x-forwarded-host': host },
    { forwarded: `host=${host};proto=http` },
    { 'x-original-url': `http://${host}/` },
    { referer: `http://${host}/` },
    { origin: `http://${host}` },
  ]
}
