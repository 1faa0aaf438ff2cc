import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { sendRaw, statusesOf } from './raw-http.ts'
import { Tries } from './tries.ts'

const json = { 'content-type': 'application/json' }
const slowestMs = 1_000
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
const message = { kind: 'contact', name: 'Robin', email: 'robin@example.com', message: 'Hello' }

interface Body {
  readonly what: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer<ArrayBuffer>
}

/** Bodies that a public storing call must refuse. */
const bodies: readonly Body[] = [
  { what: '1 MB', body: `{"message":"${'a'.repeat(1_000_000)}"}` },
  { what: '64 KiB of nested lists', body: nested(32_000, '[', ']') },
  { what: 'nested objects', body: `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}` },
  { what: 'a nested field', body: `{"name":${nested(30_000, '[', ']')}}` },
  { what: '8,000 fields', body: `{${Array.from({ length: 6_000 }, (_, at) => `"${at}":1`).join()}}` },
  { what: 'the same field twice, the first valid', body: `{"kind":"contact","kind":"x","name":"R"}` },
  { what: '__proto__', body: JSON.stringify(message).replace('{', '{"__proto__":{"isAdmin":true},') },
  {
    what: 'constructor.prototype',
    body: JSON.stringify(message).replace('{', '{"constructor":{"prototype":{"a":1}},'),
  },
  { what: 'a number of 60,000 digits', body: `{"name":${'9'.repeat(60_000)}}` },
  { what: 'a lone surrogate', body: '{"kind":"contact","name":"\\ud800"}' },
  { what: 'a byte order mark', body: `\ufeff{"kind":"contact"}` },
  {
    what: 'UTF-16',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    body: Buffer.from(JSON.stringify(message), 'utf16le'),
  },
  { what: 'UTF-7', headers: { 'content-type': 'application/json; charset=utf-7' }, body: '+AHs-+AH0-' },
  { what: 'gzip', headers: { 'content-encoding': 'gzip' }, body: gzipSync(JSON.stringify(message)) },
  {
    what: 'a gzip bomb of 50 MB',
    headers: { 'content-encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(50_000_000, 32)),
  },
  {
    what: 'brotli',
    headers: { 'content-encoding': 'br' },
    body: brotliCompressSync(JSON.stringify(message)),
  },
  {
    what: 'XML with an entity',
    headers: { 'content-type': 'application/xml' },
    body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  { what: 'JSON called text', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(message) },
  {
    what: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(message).toString(),
  },
  {
    what: 'a form of parts',
    headers: { 'content-type': 'multipart/form-data; boundary=a' },
    body: '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nRobin\r\n--a--\r\n',
  },
]

const calls = [
  '/api/quotes',
  '/auth/sign-up/email',
  '/auth/sign-in/email',
  '/payments/webhook',
  '/withdraw',
  '/images',
]

export const bodiesAttack: LongRun = {
  name: 'bodies',
  about:
    'sends oversize, compressed, nested and mislabelled bodies to public calls while /healthz is measured',
  async run(): Promise<readonly Figure[]> {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '1000' })
    const accepted = new Tries('bodies that were accepted')
    const errors = new Tries('bodies that led to 5xx')
    const endless = new Tries('bodies longer than the limit that were read to their end')
    const healthMs: number[] = []
    try {
      // A valid body must succeed; otherwise the refusals would prove nothing.
      const sound = await post(shop, '/api/quotes', json, JSON.stringify(message))
      accepted.expect(sound === 200, `a sound body was refused: ${sound}`)
      for (const path of calls) {
        for (const { what, headers = {}, body } of bodies) {
          const [status] = await Promise.all([
            post(shop, path, { ...json, ...headers }, body),
            timeHealth(shop).then((ms) => healthMs.push(ms)),
          ])
          errors.expect(status < 500, `${path} with ${what}: ${status}`)
          const isPage = path === '/withdraw'
          accepted.expect(isPage || status >= 300, `${path} with ${what}: ${status}`)
        }
      }
      for (const path of calls.filter((each) => each !== '/images')) {
        endless.expect(await isRefusedEarly(shop, path), path)
      }
      const slowest = Math.max(...healthMs)
      return [
        accepted.figure(),
        errors.figure(),
        endless.figure(),
        {
          what: `/healthz meanwhile, slowest of ${healthMs.length}`,
          value: `${slowest.toFixed(0)} ms`,
          bar: `under ${slowestMs} ms`,
          holds: slowest < slowestMs,
        },
      ]
    } finally {
      await shop.stop()
    }
  },
}

async function post(
  { url }: Shop,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer<ArrayBuffer>,
): Promise<number> {
  const answer = await fetch(url + path, { method: 'POST', headers: { origin: url, ...headers }, body })
  await answer.arrayBuffer()
  return answer.status
}

/** Declares a gigabyte and sends only a part, because the refusal must not wait for the rest. */
async function isRefusedEarly({ url }: Shop, path: string): Promise<boolean> {
  const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n{`
  const answer = await sendRaw(Number(new URL(url).port), head)
  const [status = 0] = statusesOf(answer)
  return status >= 400 && status < 500
}

async function timeHealth({ url }: Shop): Promise<number> {
  const startedAt = performance.now()
  await (await fetch(`${url}/healthz`)).arrayBuffer()
  return performance.now() - startedAt
}
