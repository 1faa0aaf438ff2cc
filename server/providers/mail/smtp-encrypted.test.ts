import { afterEach, expect, test } from 'vitest'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { MailFailure } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'
import { certificateFor } from './testing/certificate.ts'
import { password, startMailServer, user } from './testing/mail-server.ts'

/** An address of this machine that does not count as local. */
const elsewhere = '0.0.0.0'
const certified = certificateFor('127.0.0.1', elsewhere)
const from = { name: 'Truewheel', address: 'orders@shop.example' }
const email = { event: 'e', recipient: 'ada@example.com', subject: 'Hi', text: 'Hi.', html: null }
const login = { user, password }

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of closers.splice(0).reverse()) await end()
})

async function serverWith(options: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  closers.push(() => server.stop())
  return server
}

function sendTo(place: Parameters<typeof smtpMail>[0]['server'], ca?: string): Promise<unknown> {
  const mail = smtpMail({ server: place, from, answerWithinMs: patienceMs, ...(ca !== undefined && { ca }) })
  closers.push(() => mail.close())
  return mail.send(email).catch((error: unknown) => {
    if (!(error instanceof MailFailure)) throw error
    return `${error.kind}: ${error.message}`
  })
}

test('smtps encrypts the connection from its first byte', async () => {
  const server = await serverWith({ secure: true, ...certified })
  await sendTo({ host: '127.0.0.1', port: server.port, secure: true, login }, certified.cert)
  expect(server.received).toMatchObject([{ secure: true, user }])
})

test('smtp upgrades the connection to TLS before it sends user and password', async () => {
  const server = await serverWith({ disabledCommands: [], allowInsecureAuth: false, ...certified })
  await sendTo({ host: elsewhere, port: server.port, secure: false, login }, certified.cert)
  expect(server.received).toMatchObject([{ secure: true, user }])
})

test('A remote server without TLS gets neither the password nor the email', async () => {
  let authenticated = false
  const server = await serverWith({
    onAuth: (_given, _session, callback) => {
      authenticated = true
      callback(null, { user })
    },
  })
  const unencrypted =
    'unavailable: There is no encrypted connection to the mail server (500). Check smtp:// or smtps:// and the port.'
  for (const given of [login, undefined]) {
    const place = { host: elsewhere, port: server.port, secure: false, login: given }
    expect(await sendTo(place)).toBe(unencrypted)
  }
  expect([authenticated, server.received]).toEqual([false, []])
})

test.each([
  ['with smtps', true],
  ['with smtp', false],
])('A self-signed certificate is rejected %s', async (_what, secure) => {
  const server = await serverWith({ secure, disabledCommands: [], ...certified })
  expect(await sendTo({ host: elsewhere, port: server.port, secure, login })).toBe(
    "unavailable: The mail server's certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Check the host name.",
  )
  expect(server.received).toEqual([])
})

test('A certificate of another host is rejected', async () => {
  const other = certificateFor('192.0.2.1')
  const server = await serverWith({ secure: true, ...other })
  expect(await sendTo({ host: '127.0.0.1', port: server.port, secure: true, login }, other.cert)).toBe(
    "unavailable: The mail server's certificate is not trusted (ERR_TLS_CERT_ALTNAME_INVALID). Check the host name.",
  )
  expect(server.received).toEqual([])
})

test('A relay on the same machine needs no certificate', async () => {
  const server = await serverWith({ disabledCommands: [], ...certified })
  await sendTo({ host: '127.0.0.1', port: server.port, secure: false, login: undefined })
  expect(server.received).toMatchObject([{ secure: false }])
})

test('smtps fails with a server that does not encrypt', async () => {
  const server = await serverWith({})
  expect(await sendTo({ host: '127.0.0.1', port: server.port, secure: true, login })).toMatch(
    /^unavailable: There is no encrypted connection to the mail server \(ERR_SSL_\w+\)\. Check/,
  )
  expect(server.received).toEqual([])
})
