import type { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../tools/test-run/free-port.ts'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { MailFailure } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'
import { startMailServer, startOddServer } from './testing/mail-server.ts'

const from = { name: 'Truewheel', address: 'orders@shop.example' }
const letter = { event: 'e', recipient: 'ada@example.com', subject: 'Hi', text: 'Hi.', html: null }

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

type Patience = Pick<Parameters<typeof smtpMail>[0], 'answerWithinMs' | 'deliverWithinMs' | 'closeWithinMs'>

/** For a server that never answers; every other one is waited for, however busy the machine is. */
const impatient: Patience = { answerWithinMs: 200 }

function mailAt(port: number, patience: Patience = {}) {
  const server = { host: '127.0.0.1', port, secure: false, login: undefined }
  const mail = smtpMail({ server, from, answerWithinMs: patienceMs, closeWithinMs: 50, ...patience })
  ends.push(() => mail.close())
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
  ends.push(() => odd.stop())
  return failure(mailAt(odd.port, patience).send(letter))
}

/** Answers each line of a client, as far as the test wants it to. */
function answering(answer: (line: string, socket: Socket) => string | undefined) {
  return (socket: Socket) => {
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const said = answer(line, socket)
        if (said !== undefined) socket.write(said)
      }
    })
  }
}

const silent = 'unavailable: The mail server does not respond as expected (ETIMEDOUT). Check host and port.'

test('A server that says nothing is given up in time', async () => {
  expect(await meeting(() => undefined, impatient)).toBe(silent)
})

test('A server that falls silent half way is given up in time', async () => {
  const half = answering((line) => (/^(?:EHLO|MAIL)/.test(line) ? '250 ok\r\n' : undefined))
  expect(await meeting(half, impatient)).toBe(silent)
})

test('A server that drips its answer is given up when the whole takes too long', async () => {
  const drip = (socket: Socket) => {
    const timer = setInterval(() => socket.write('220-'), 20)
    socket.on('close', () => clearInterval(timer))
  }
  expect(await meeting(drip, { deliverWithinMs: 300 })).toBe('unavailable: The mail server took too long.')
})

test.each([
  ['a page of the web', 'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n'],
  ['noise', '\u0000\u0001\u0002\r\n\r\n'],
  ['a closed door', '554 No service\r\n'],
])('A server that greets with %s is none', async (_what, greeting) => {
  expect(await meeting((socket) => void socket.write(greeting))).toMatch(/^unavailable: /)
})

test('Of an answer of ten megabytes no more is read than an answer can be long', async () => {
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

test('A server that breaks off after the message is one that may have it: the message is tried again', async () => {
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

test('Where nobody listens nothing is sent', async () => {
  expect(await failure(mailAt(await freePort()).send(letter))).toBe(
    'unavailable: The mail server does not respond as expected (ECONNREFUSED). Check host and port.',
  )
})

test('A server that is back is used again', async () => {
  const first = await startMailServer({ closeTimeout: 50 }, await freePort())
  const mail = mailAt(first.port)
  await mail.send(letter)
  await first.stop()
  await failure(mail.send(letter))
  const second = await startMailServer({}, first.port)
  ends.push(() => second.stop())
  await mail.send(letter)
  expect(second.received).toHaveLength(1)
})

test('Closing waits for a message that is being handed over', async () => {
  const server = await startMailServer()
  ends.push(() => server.stop())
  const mail = mailAt(server.port, { closeWithinMs: patienceMs })
  const begun = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<undefined>()
  server.beforeTaking = () => {
    begun.resolve()
    return taken.promise
  }
  const sending = mail.send(letter)
  await begun.promise
  const closed = mail.close()
  taken.resolve(undefined)
  await Promise.all([sending, closed])
  expect(server.received).toHaveLength(1)
})

test('Closing does not wait for a server that takes for ever, and nothing is sent after it', async () => {
  const odd = await startOddServer(() => undefined)
  ends.push(() => odd.stop())
  const mail = mailAt(odd.port)
  const sending = failure(mail.send(letter))
  await mail.close()
  const stopped = 'unavailable: The shop was stopped before the message was accepted.'
  expect(await sending).toBe(stopped)
  expect(mail.closed).toBe(true)
  expect(await failure(mail.send(letter))).toBe(stopped)
})
