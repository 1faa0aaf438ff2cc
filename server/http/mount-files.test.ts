import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountFiles } from './mount-files.ts'

let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'truewheel-files-'))
  const contents = {
    'assets/page-abc.js': 'a script',
    'assets/page-abc.js.br': 'a compressed script',
    'assets/fonts/brand.woff2': 'a font',
    'pictures/rim.svg': '<svg/>',
    'favicon.svg': '<svg/>',
    '.vite/manifest.json': '{}',
    'assets/.hidden.js': 'hidden',
  }
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  app = fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('not here'))
  await mountFiles(app, folder)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method })

test('A built file is sent compressed to a browser that accepts compression, and may be cached forever if its name has a hash', async () => {
  const plain = await ask('/assets/page-abc.js')
  const compressed = await ask('/assets/page-abc.js?from=page', { 'accept-encoding': 'br' })
  expect([plain.body, compressed.body]).toEqual(['a script', 'a compressed script'])
  for (const { headers } of [plain, compressed]) {
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
      vary: expect.stringMatching(/accept-encoding/i),
    })
  }
  expect(compressed.headers['content-encoding']).toBe('br')
  for (const path of ['/pictures/rim.svg', '/favicon.svg'])
    expect((await ask(path)).headers['cache-control'], path).toBe('public, max-age=86400')
  expect((await ask('/assets/fonts/brand.woff2')).body).toBe('a font')
})

test('A file that the browser already has is not sent again, and HEAD sends no content', async () => {
  const { headers } = await ask('/assets/page-abc.js', {}, 'HEAD')
  expect(headers['content-length']).toBe('8')
  const again = await ask('/assets/page-abc.js', { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/assets/none.js',
  '/assets/',
  '/assets',
  '/assets/page-abc.js.br',
  '/assets/.hidden.js',
  '/assets/%2e%2e%2ffavicon.svg',
  '/assets//page-abc.js',
  '/.vite/manifest.json',
  '/pictures/..%2f..%2fetc/passwd',
  '/ASSETS/page-abc.js',
])('%s is not a file of the build', async (url) => {
  const { statusCode, body } = await ask(url)
  expect([statusCode, body]).toEqual([404, 'not here'])
})

test('A file that was added after the start is not sent', async () => {
  writeFileSync(join(folder, 'assets/later.js'), 'later')
  expect((await ask('/assets/later.js')).statusCode).toBe(404)
})
