import type { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../tools/test-run/free-port.ts'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { MailFailure } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'
import { startMailServer, startOddServer } from './testing/mail-server.ts'

const from = { name: 'Truewheel', address: 'orders@shop.example' }
const email = { event: 'e', recipient: 'ada@example.com', subject: 'Hi', text: 'Hi.', html: null }

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of closers.splice(0).reverse()) await end()
})

type Patience = Pick<Parameters<typeof smtpMail>[0], 'answerWithinMs' | 'deliverWithinMs' | 'closeWithinMs'>

/** For a server that never responds; other servers get enough time for a busy machine. */
const impatient: Patience = { answerWithinMs: 200 }

function mailAt(port: number, patience: Patience = {}) {
  const server = { host: '127.0.0.1', port, secure: false, login: undefined }
  const mail = smtpMail({ server, from, answerWithinMs: patienceMs, closeWithinMs: 50, ...patience })
  closers.push(() => mail.close())
  return mail
}

async function failure(sending: Promise<void>): Promise<string> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof MailFailure)) throw new Error('It did not fail as mail fails')
  return `${error.kind}: ${error.message}`
}

async function meeting(meet: (socket: Socket) => void, patience?: Patience): Promise<string> {
  const odd = await startOddServer(meet)
  closers.push(() => odd.stop())
  return failure(mailAt(odd.port, patience).send(email))
}

/** Makes a server that answers each line of a client with a test's function. */
function answering(answer: (line: string, socket: Socket) => string | undefined) {
  return (socket: Socket) => {
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const response = answer(line, socket)
        if (response !== undefined) socket.write(response)
      }
    })
  }
}

const silent = 'unavailable: The mail server does not respond as expected (ETIMEDOUT). Check host and port.'

test('A silent server times out', async () => {
  expect(await meeting(() => undefined, impatient)).toBe(silent)
})

test('A server that stops responding in the middle of a session times out', async () => {
  const halfway = answering((line) => (/^(?:EHLO|MAIL)/.test(line) ? '250 ok\r\n' : undefined))
  expect(await meeting(halfway, impatient)).toBe(silent)
})

test('A server that sends its response slowly exceeds the time limit of the email', async () => {
  const drip = (socket: Socket) => {
    const timer = setInterval(() => socket.write('220-'), 20)
    socket.on('close', () => clearInterval(timer))
  }
  expect(await meeting(drip, { deliverWithinMs: 300 })).toBe('unavailable: The mail server took too long.')
})

test.each([
  ['an HTTP response', 'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n'],
  ['noise', '\u0000\u0001\u0002\r\n\r\n'],
  ['a refusal', '554 No service\r\n'],
])('A server that greets with %s is unavailable', async (_what, greeting) => {
  expect(await meeting((socket) => void socket.write(greeting))).toMatch(/^unavailable: /)
})

test('An overlong response is not read to its end', async () => {
  const piece = Buffer.alloc(64 * 1024, 'a')
  let sent = 0
  const flood = (socket: Socket) => {
    const pour = () => {
      while (sent < 10 * 2 ** 20 && !socket.destroyed) {
        sent += piece.length
        if (!socket.write(piece)) return void socket.once('drain', pour)
      }
    }
    pour()
  }
  expect(await meeting(flood)).toMatch(/^unavailable: /)
  expect(sent).toBeLessThan(10 * 2 ** 20)
})

test('A connection lost after the email counts as unavailable, so that the email is retried', async () => {
  const breaking = answering((line, socket) => {
    if (line === '.') socket.destroy()
    return line.startsWith('DATA')
      ? '354 go on\r\n'
      : /^(?:EHLO|MAIL|RCPT)/.test(line)
        ? '250 ok\r\n'
        : undefined
  })
  expect(await meeting(breaking)).toMatch(/^unavailable: /)
})

test('A port without a server is unavailable', async () => {
  expect(await failure(mailAt(await freePort()).send(email))).toBe(
    'unavailable: The mail server does not respond as expected (ECONNREFUSED). Check host and port.',
  )
})

test('A server is used again after its restart', async () => {
  const first = await startMailServer({}, await freePort())
  const mail = mailAt(first.port)
  await mail.send(email)
  await first.stop()
  await failure(mail.send(email))
  const second = await startMailServer({}, first.port)
  closers.push(() => second.stop())
  await mail.send(email)
  expect(second.received).toHaveLength(1)
})

test('close() waits for an email in transfer', async () => {
  const server = await startMailServer()
  closers.push(() => server.stop())
  const mail = mailAt(server.port, { closeWithinMs: patienceMs })
  const received = Promise.withResolvers<void>()
  const acceptance = Promise.withResolvers<undefined>()
  server.beforeTaking = () => {
    received.resolve()
    return acceptance.promise
  }
  const sending = mail.send(email)
  await received.promise
  const closed = mail.close()
  acceptance.resolve(undefined)
  await Promise.all([sending, closed])
  expect(server.received).toHaveLength(1)
})

test('close() does not wait for a hanging server, and no email is sent after it', async () => {
  const odd = await startOddServer(() => undefined)
  closers.push(() => odd.stop())
  const mail = mailAt(odd.port)
  const sending = failure(mail.send(email))
  await mail.close()
  const stopped = 'unavailable: The shop was stopped before the message was accepted.'
  expect(await sending).toBe(stopped)
  expect(mail.closed).toBe(true)
  expect(await failure(mail.send(email))).toBe(stopped)
})
