import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../data/testing/engines.ts'
import { createLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const bodies = {
  'a chunk without a length': 'ZZZ\r\n\r\n',
  'a chunk of a negative length': '-1\r\n',
  'a chunk longer than its declared length': '5\r\nhelloXX\r\n',
  'a chunk of an impossible length': 'FFFFFFFFFFFFFFFFFF\r\n',
}

const calls = [
  'POST /api/quotes',
  'PUT /api/users/ada@example.com',
  'POST /auth/sign-in/email',
  'POST /images',
  'POST /payments/webhook',
  'POST /api/docs',
  'POST /nowhere',
]

describe('A request whose body violates HTTP', () => {
  let env: TestApp
  const lines: string[] = []

  beforeAll(async () => {
    env = await openTestApp(anyEngine, {
      log: createLog('info', { write: (line) => void lines.push(line) }),
    })
    await env.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => env.drop())

  /** Sends bytes; returns everything received until the shop closes the connection. */
  async function send(bytes: string): Promise<string> {
    const client = connect((env.app.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    client.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    client.write(bytes)
    await once(client, 'close')
    return answer
  }

  test.each(calls.flatMap((call) => Object.entries(bodies).map(([what, body]) => ({ call, what, body }))))(
    '$call with $what is refused, without a warning in the log',
    async ({ call, body }) => {
      lines.length = 0
      const answer = await send(
        `${call} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
      )
      // A refusal that needs no body may come first: not signed in, or no webhook in this shop.
      expect(answer).toMatch(/^HTTP\/1\.1 40[014] /)
      expect(await send('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')).toContain(
        'alive',
      )
      expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
    },
  )
})
