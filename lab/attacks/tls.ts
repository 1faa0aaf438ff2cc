import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect, createServer } from 'node:tls'
import { type Certified, certificateFor } from '../../server/providers/mail/testing/certificate.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { startRunningShop } from '../running-shop.ts'
import { withNginx } from './behind-nginx.ts'
import { sendRaw, statusesOf } from './raw-http.ts'
import { Tries } from './tries.ts'

const host = 'shop.example.com'
const anySecurity = '@SECLEVEL=0'

/** Connections that the proxy must refuse: old versions, and ciphers without authenticated encryption. */
const weak: Readonly<Record<string, ConnectionOptions>> = {
  'TLS 1.0': version('TLSv1'),
  'TLS 1.1': version('TLSv1.1'),
  ...Object.fromEntries(
    [
      'ECDHE-ECDSA-AES128-SHA',
      'ECDHE-ECDSA-AES256-SHA',
      'ECDHE-ECDSA-AES128-SHA256',
      'ECDHE-ECDSA-AES256-SHA384',
      'ECDHE-ECDSA-NULL-SHA',
    ].map((cipher) => [cipher, { ...version('TLSv1.2'), ciphers: `${cipher}:${anySecurity}` }]),
  ),
}

function version(name: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): ConnectionOptions {
  return { minVersion: name, maxVersion: name, ciphers: `ALL:${anySecurity}` }
}

export const tls: LongRun = {
  name: 'tls',
  about: 'tries old TLS, weak ciphers and calls without TLS at nginx with deploy/nginx.conf, and reads HSTS',
  async run(): Promise<readonly Figure[]> {
    if (spawnSync('nginx', ['-v']).error)
      throw new Error('nginx is not installed (Debian: apt install nginx-light)')
    const certified = certificateFor('127.0.0.1')
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-tls-'))
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
    writeFileSync(certificate, certified.cert)
    writeFileSync(key, certified.key)
    const shop = await startRunningShop({ PUBLIC_URL: `https://${host}`, TRUSTED_PROXIES: '127.0.0.1' })
    const httpPort = await freePort()
    const stopShop = async () => {
      shop.process.kill('SIGTERM')
      await shop.ended
    }
    try {
      return await withNginx(shop.port, (port) => attack(port, httpPort, certified, stopShop), {
        certificate,
        key,
        httpPort,
      })
    } finally {
      await stopShop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function attack(
  port: number,
  httpPort: number,
  certified: Certified,
  stopShop: () => Promise<void>,
): Promise<readonly Figure[]> {
  return [
    await tryWeakConnections(port, certified),
    await tryWithoutTls(httpPort),
    await tryHttp2(port, certified),
    await readStrictTransport(port, certified, stopShop),
  ]
}

/** Tries each attack against a lax server first, because an attack that fails there would prove nothing. */
async function tryWeakConnections(port: number, certified: Certified): Promise<Figure> {
  const tries = new Tries('weak connections that the proxy took, or good ones that it refused')
  const lax = createServer({ ...certified, minVersion: 'TLSv1', ciphers: `ALL:eNULL:${anySecurity}` })
  await once(lax.listen(0, '127.0.0.1'), 'listening')
  const laxPort = (lax.address() as AddressInfo).port
  for (const [what, options] of Object.entries(weak)) {
    const [possible, taken] = [
      await isTaken(laxPort, certified, options),
      await isTaken(port, certified, options),
    ]
    tries.expect(possible && !taken, `${what}: ${possible ? 'taken' : 'not possible for this client'}`)
  }
  for (const name of ['TLSv1.2', 'TLSv1.3'] as const)
    tries.expect(await isTaken(port, certified, version(name)), `${name}: refused`)
  lax.close()
  return tries.figure()
}

async function isTaken(port: number, { cert }: Certified, options: ConnectionOptions): Promise<boolean> {
  const client = connect({ port, host: '127.0.0.1', ca: cert, ...options })
  try {
    await once(client, 'secureConnect')
    return true
  } catch {
    return false
  } finally {
    client.destroy()
  }
}

async function tryWithoutTls(port: number): Promise<Figure> {
  const tries = new Tries('calls without TLS that were answered, or pages that led to another place')
  const ask = async (method: string, path: string, named: string) => {
    const { text } = await sendRaw(
      port,
      `${method} ${path} HTTP/1.1\r\nHost: ${named}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    )
    return { status: statusesOf({ text, closed: true }).join(), to: /^location: (.*?)\r$/im.exec(text)?.[1] }
  }
  for (const path of ['/', '/tools?sort=price', '/tool/one', '/apis', '/dashboard/myorders'])
    for (const named of [host, 'evil.example']) {
      const { status, to } = await ask('GET', path, named)
      tries.expect(status === '301' && to === `https://${host}${path}`, `GET ${path}: ${status} ${to}`)
    }
  const calls = [
    '/api/tools',
    '/API/tools',
    '/api',
    '//api/tools',
    '/auth/get-session',
    '/metrics',
    '/v1/refunds',
  ]
  for (const path of calls)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, to } = await ask(method, path, host)
      tries.expect(status === '403' && to === undefined, `${method} ${path}: ${status} ${to}`)
    }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, to } = await ask(method, '/', host)
    tries.expect(status === '403' && to === undefined, `${method} /: ${status} ${to}`)
  }
  return tries.figure()
}

/** Tries to hide a second request with a wrong length: nginx speaks HTTP/2 to browsers and HTTP/1.1 to the shop. */
async function tryHttp2(port: number, { cert }: Certified): Promise<Figure> {
  const tries = new Tries('requests by HTTP/2 that were misread, or hid another one')
  const hidden = Buffer.from(`GET /healthz?smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  const ask = async (headers: Readonly<Record<string, string>>, body?: Buffer) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { ca: cert })
    session.on('error', () => undefined)
    const stream = session.request(headers, { endStream: body === undefined })
    if (body !== undefined) stream.end(body)
    try {
      const [answer] = await once(stream, 'response')
      return Number(answer[':status'])
    } catch {
      return 0
    } finally {
      session.destroy()
    }
  }
  const page = { ':path': '/', ':authority': host }
  const post = {
    ':method': 'POST',
    ':path': '/api/quotes',
    ':authority': host,
    'content-type': 'application/json',
  }
  tries.expect((await ask(page)) === 200, 'the home page is not answered')
  for (const length of ['0', '5', String(hidden.length * 2)]) {
    const status = await ask({ ...post, 'content-length': length }, hidden)
    tries.expect(status === 0 || (status >= 400 && status < 500), `a length of ${length}: ${status}`)
    for (let next = 0; next < 4; next += 1) {
      const own = await ask({ ':path': `/api/victim-${next}`, ':authority': host })
      tries.expect(own === 404, `the next client after a length of ${length}: ${own}`)
    }
  }
  return tries.figure()
}

async function readStrictTransport(
  port: number,
  { cert }: Certified,
  stopShop: () => Promise<void>,
): Promise<Figure> {
  const tries = new Tries('answers by TLS without exactly one HSTS of a year')
  const read = async (status: number, method: string, path: string, length: number) => {
    const asked = request({
      ...{ port, host: '127.0.0.1', ca: cert, method, path },
      // The certificate is for an IP address, so no server name is sent.
      servername: '',
      headers: { host, 'content-length': length },
    })
    asked.on('error', () => undefined)
    asked.flushHeaders()
    if (length === 0) asked.end()
    const [answer] = await once(asked, 'response')
    asked.destroy()
    const sent = answer.headersDistinct['strict-transport-security'] ?? []
    tries.expect(
      answer.statusCode === status && sent.join(', ') === 'max-age=31536000',
      `${method} ${path}: ${answer.statusCode} ${sent.join(', ')}`,
    )
  }
  await read(200, 'GET', '/', 0)
  await read(404, 'GET', '/api/nowhere', 0)
  await read(413, 'POST', '/images', 12_000_000)
  await stopShop()
  await read(502, 'GET', '/', 0)
  return tries.figure()
}
