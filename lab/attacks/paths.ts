import { startShop } from '../../e2e/support/shop.ts'
import type { LongRun } from '../long-run.ts'
import { sendRaw, statusesOf } from './raw-http.ts'
import { Tries } from './tries.ts'

const bases = [
  '/',
  '/assets/',
  '/pictures/',
  '/images/',
  '/api/',
  '/api/docs/',
  '/api/docs/static/',
  '/auth/',
  '/tool/',
]
const up = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '....',
  '..%5c..',
]
const separators = ['/', '%2f', '%5c', '\\', '//', '%252f', '/./']
const targets = ['package.json', 'server/main.ts', '.env', '.git/config', 'etc/passwd', 'data/shop.sqlite']

/** Files that the server must not serve. */
const plain = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/package-lock.json',
  '/server/main.ts',
  '/data/shop.sqlite',
  '/dist/server/entry-server.js',
  '/.vite/manifest.json',
  '/assets/',
  '/pictures/',
  '/assets/../.vite/manifest.json',
  '/node_modules/fastify/package.json',
  '/etc/passwd',
  '/favicon.svg%00.png',
  '/favicon.svg/..',
  '/api/docs/static/../../../package.json',
  '/favicon.svg.br',
]

/** Addresses that a careless redirect would send to another host. */
const redirects = [
  '//evil.example/',
  '//evil.example/%2e%2e',
  '///evil.example/Tools/',
  '/\\evil.example/Tools/',
  '/%5cevil.example/Tools/',
  '/%2f%2fevil.example/Tools/',
  '//evil.example/Tools/',
  'http://evil.example//evil.example/Tools/',
  'http://evil.example/Tools/',
  '/Tools//evil.example/',
  '/%0d%0aLocation:%20https://evil.example/Tools/',
  '/Tools/%0d%0aSet-Cookie:%20a=b',
]

/** Text that these files start with or contain. */
const leaks =
  /"name": ?"truewheel"|root:x:|\[core\]|ref: refs|SQLite format|from '\.\/|"dependencies"|STRIPE_|index of/i

export const paths: LongRun = {
  name: 'paths',
  about: 'asks for files outside, for folders and for other hosts, in every spelling of a path',
  async run() {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '1000000' })
    const port = Number(new URL(shop.url).port)
    const files = new Tries('paths that led to a file outside, or to a list of files')
    const errors = new Tries('paths that were answered with 5xx or not at all')
    const elsewhere = new Tries('paths that redirected to another host, or set a header')
    try {
      const made = bases.flatMap((base) =>
        up.flatMap((step) =>
          separators.flatMap((separator) =>
            targets.map((target) => `${base}${`${step}${separator}`.repeat(5)}${target}`),
          ),
        ),
      )
      for (const path of [...plain, ...made]) {
        const answer = await sendRaw(port, requestFor(path), 2_000)
        const [status = 0] = statusesOf(answer)
        errors.expect(status > 0 && status < 500, `${path}: ${status}`)
        const isLeak = status === 200 && leaks.test(bodyOf(answer.text))
        files.expect(!isLeak, `${path}: ${bodyOf(answer.text).slice(0, 60)}`)
      }
      for (const path of redirects) {
        const { text } = await sendRaw(port, requestFor(path), 2_000)
        const head = text.split('\r\n\r\n')[0] ?? ''
        const location = /^location: (.*)$/im.exec(head)?.[1] ?? '/'
        const leads = new URL(location, shop.url).host
        const isOurs = leads === new URL(shop.url).host && !/^set-cookie/im.test(head)
        elsewhere.expect(isOurs, `${path}: ${location}`)
      }
      return [files.figure(), errors.figure(), elsewhere.figure()]
    } finally {
      await shop.stop()
    }
  },
}

function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`
}

function bodyOf(text: string): string {
  return text.split('\r\n\r\n').slice(1).join('\r\n\r\n')
}
