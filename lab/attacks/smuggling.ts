import { spawnSync } from 'node:child_process'
import type { Figure, LongRun } from '../long-run.ts'
import { startRunningShop } from '../running-shop.ts'
import { withNginx } from './behind-nginx.ts'
import { type RawAnswer, sendRaw, statusesOf } from './raw-http.ts'
import { Tries } from './tries.ts'

/** A request hidden in another one's body; an answer to it would be an unrequested second response. */
const hidden = 'GET /healthz?smuggled HTTP/1.1\r\nHost: shop\r\n\r\n'
const post = 'POST /api/quotes HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** Requests whose end two servers may locate differently (RFC 9112, sections 6.1 and 11.2). */
const attempts: Readonly<Record<string, string>> = {
  'CL.TE': `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'TE.CL': `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunk(hidden)}0\r\n\r\n`,
  'TE.TE with a second coding': `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`,
  'TE with a trailing word': `${post}Transfer-Encoding: chunked, cow\r\n\r\n0\r\n\r\n${hidden}`,
  'TE with a tab': `${post}Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  'TE with a vertical tab': `${post}Transfer-Encoding: \x0bchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  'TE with a space before the colon': `${post}Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  'TE in an obsolete fold': `${post}X-Fold: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  'two different lengths': `${post}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'lengths in a list': `${post}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`,
  'a signed length': `${post}Content-Length: +${hidden.length}\r\n\r\n${hidden}`,
  'a negative length': `${post}Content-Length: -1\r\n\r\n${hidden}`,
  'a length in hexadecimal': `${post}Content-Length: 0x10\r\n\r\n${hidden}`,
  'an enormous length': `${post}Content-Length: 99999999999999999999999\r\n\r\n${hidden}`,
  'bare LF between headers': `POST /api/quotes HTTP/1.1\nHost: shop\nContent-Length: 0\nTransfer-Encoding: chunked\n\n0\n\n${hidden}`,
  'bare CR in a header': `${post}X-Bare: a\rTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  'a null byte in a header': `${post}X-Null: a\0b\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a chunk size with an extension and bare LF': `${post}Transfer-Encoding: chunked\r\n\r\n5;a\nhello\r\n0\r\n\r\n${hidden}`,
  'a chunk size that overflows': `${post}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n${hidden}`,
  'a chunk size with 0x': `${post}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${hidden}`,
  'a space before the first header': `POST /api/quotes HTTP/1.1\r\n Host: shop\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two hosts': `GET /healthz HTTP/1.1\r\nHost: shop\r\nHost: evil\r\n\r\n`,
  'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
  'HTTP/0.9': 'GET /healthz\r\n\r\n',
  'an unknown version': 'GET /healthz HTTP/1.9\r\nHost: shop\r\n\r\n',
  'a space in the address': 'GET /healthz HTTP/1.1 HTTP/1.1\r\nHost: shop\r\n\r\n',
}

/**
 * Requests that nginx itself splits: it ends a line in a chunk's extension at a bare LF, so it sees the hidden request
 * as a second request, and sends both to the shop with new framing.
 */
const ownWay: Readonly<Record<string, ReadonlySet<string>>> = {
  'behind nginx': new Set(['a chunk size with an extension and bare LF']),
}

/** Valid requests, which every server must interpret alike. */
const lawful: Readonly<Record<string, string>> = {
  'absolute-form': 'GET http://evil.example/healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
  'the same length twice in one chunked body': `${post}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk('{}')}0\r\n\r\n`,
}

export const smuggling: LongRun = {
  name: 'smuggling',
  about:
    'sends requests with an ambiguous end, each with a second one hidden in it, directly and behind nginx',
  async run(): Promise<readonly Figure[]> {
    const shop = await startRunningShop({ RATE_LIMIT_FACTOR: '1000' })
    try {
      const figures = await attack(shop.port, 'directly')
      const isInstalled = !spawnSync('nginx', ['-v']).error
      if (!isInstalled) console.log('  not run: nginx absent (Debian: apt install nginx-light)')
      return isInstalled
        ? [...figures, ...(await withNginx(shop.port, (port) => attack(port, 'behind nginx')))]
        : figures
    } finally {
      shop.process.kill('SIGTERM')
      await shop.ended
    }
  },
}

async function attack(port: number, where: string): Promise<readonly Figure[]> {
  const hiddenOnes = new Tries(`hidden requests that were answered, ${where}`)
  const refused = new Tries(`ambiguous requests that were a server error, ${where}`)
  const victims = new Tries(`answers to the next client that were not its own, ${where}`)
  const errors = new Tries(`lawful requests that were misread, ${where}`)
  for (const [what, bytes] of Object.entries(attempts)) {
    const answer = await sendRaw(port, bytes)
    const statuses = statusesOf(answer)
    hiddenOnes.expect(
      !isAnswered(answer) || ownWay[where]?.has(what) === true,
      `${what}: ${statuses.join(', ')}`,
    )
    const [status = 400] = statuses
    refused.expect(status < 500 || status === 501, `${what}: ${statuses.join(', ')}`)
    // A proxy shares its connections to the shop: an answer to a leftover request would go to the next client.
    for (let next = 0; next < 4; next += 1) {
      const address = `/api/victim-${next}`
      const own = await sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
      victims.expect(statusesOf(own).join() === '404', `after ${what}: ${statusesOf(own).join(', ')}`)
    }
  }
  for (const [what, bytes] of Object.entries(lawful)) {
    const statuses = statusesOf(await sendRaw(port, bytes))
    errors.expect(statuses.length === 1 && (statuses[0] ?? 500) < 500, `${what}: ${statuses.join(', ')}`)
  }
  return [hiddenOnes.figure(), refused.figure(), victims.figure(), errors.figure()]
}

/** Returns whether the hidden request got a response, which contains the shop's health. */
function isAnswered(answer: RawAnswer): boolean {
  return statusesOf(answer).length > 1 && /"status":\s*"alive"|alive/.test(answer.text)
}
