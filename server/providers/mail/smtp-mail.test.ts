import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { MailFailure, type OutgoingMail } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'
import { type MailServer, password, smtpError, startMailServer, user } from './testing/mail-server.ts'

const from = { name: 'Truewheel "Orders", Ltd.', address: 'orders@shop.example' }
const email: OutgoingMail = {
  event: 'order-booked:1',
  recipient: 'ada@example.com',
  subject: 'You have booked 2 × Spoke wrench',
  text: 'Two of them.\n.\nA line with a dot alone stands before this one.\n',
  html: '<p>Two of <b>them</b>.</p>',
}

let server: MailServer
const open: ReturnType<typeof smtpMail>[] = []
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((mail) => mail.close()))
  await server.stop()
})

function mailTo(place: Partial<Parameters<typeof smtpMail>[0]['server']> = {}, sender = from) {
  const at = { host: '127.0.0.1', port: server.port, secure: false, login: undefined, ...place }
  const mail = smtpMail({ server: at, from: sender, answerWithinMs: patienceMs })
  open.push(mail)
  return mail
}

async function sent(change: Partial<OutgoingMail> = {}) {
  await mailTo().send({ ...email, ...change })
  const last = server.received.at(-1)
  if (!last) throw new Error('Nothing arrived')
  return last
}

/** Returns how sending failed; asserts that the printable error contains no secret. */
async function failure(sending: Promise<void>) {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof MailFailure)) throw new Error(`It did not fail as mail fails: ${String(error)}`)
  expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(
    /ada@example|pass phrase|secret answer/,
  )
  return { kind: error.kind, reason: error.message }
}

describe('An email sent by SMTP', () => {
  test('arrives complete as text and HTML, from the shop to one recipient', async () => {
    const { from: envelopeFrom, recipients, mail, raw } = await sent()
    expect([envelopeFrom, recipients]).toEqual(['orders@shop.example', ['ada@example.com']])
    expect(mail.from).toEqual(from)
    expect(mail.to).toEqual([{ name: '', address: 'ada@example.com' }])
    expect(mail.subject).toBe(email.subject)
    expect(mail.text?.trim()).toBe(email.text.trim())
    expect(mail.html?.trim()).toBe(email.html)
    expect(mail.attachments).toEqual([])
    expect(raw).toContain('Auto-Submitted: auto-generated')
  })

  test('has the given reply address, if it is valid', async () => {
    const { mail } = await sent({ replyTo: 'hello@shop.example' })
    expect(mail.replyTo).toEqual([{ name: '', address: 'hello@shop.example' }])
    expect((await sent({ replyTo: 'a@shop.example, eve@evil.example' })).mail.replyTo).toBeUndefined()
    expect((await sent()).mail.replyTo).toBeUndefined()
  })

  test('has the same Message-ID for the same event, and a different one for another event', async () => {
    const ids = [
      await sent(),
      await sent({ subject: 'Changed' }),
      await sent({ event: 'order-booked:2' }),
    ].map(({ mail }) => mail.messageId)
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@shop\.example>$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  test('from an internationalized domain has the ASCII form in every header', async () => {
    await mailTo({}, { name: 'Räder', address: 'orders@räder.example' }).send(email)
    const [head = ''] = server.received[0]?.raw.split('\r\n\r\n') ?? []
    expect(head).toMatch(/^Message-ID: <[0-9a-f]{32}@xn--rder-loa\.example>\r?$/m)
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/)
  })

  test('to a non-ASCII local part is sent if the server offers SMTPUTF8', async () => {
    expect((await sent({ recipient: 'jörg@fahrräder.example' })).recipients).toEqual([
      'jörg@fahrräder.example',
    ])
  })

  test('to a non-ASCII local part is refused permanently if the server does not offer SMTPUTF8, without delaying others', async () => {
    await server.stop()
    server = await startMailServer({ hideSMTPUTF8: true })
    const mail = mailTo()
    expect(await failure(mail.send({ ...email, recipient: 'jörg@example.com' }))).toEqual({
      kind: 'refused',
      reason: 'The mail server accepts only ASCII before the @ of an address: it does not offer SMTPUTF8.',
    })
    expect(server.received).toEqual([])
    await mail.send({ ...email, recipient: 'ada@fahrräder.example' })
    expect(server.received).toHaveLength(1)
  })

  test('without HTML is plain text only', async () => {
    const { mail, raw } = await sent({ html: null })
    expect(mail.html).toBeUndefined()
    expect(raw).not.toContain('multipart')
  })

  test('is sent as the user of the settings, with any characters in the password', async () => {
    await mailTo({ login: { user, password } }).send(email)
    expect(server.received[0]?.user).toBe(user)
  })

  test.each([
    ['a line break', 'Hi\r\nBcc: eve@evil.example', 'Hi Bcc: eve@evil.example'],
    ['a lone line feed', 'Hi\nBcc: eve@evil.example', 'Hi Bcc: eve@evil.example'],
    ['a lone carriage return', 'Hi\rBcc: eve@evil.example', 'Hi Bcc: eve@evil.example'],
    ['an empty line', 'Hi\r\n\r\n<b>Buy</b>', 'Hi <b>Buy</b>'],
    ['a line separator', 'Hi\u2028Bcc: eve@evil.example\u0085x', 'Hi Bcc: eve@evil.example x'],
    ['a NUL', 'Hi\u0000there', 'Hi there'],
    ['non-ASCII characters', 'Schlüssel 六角 🔧', 'Schlüssel 六角 🔧'],
    ['2,000 characters', 'ü'.repeat(2_000), 'ü'.repeat(2_000)],
  ])('with %s in the subject has one subject and no injected header', async (_what, subject, read) => {
    const { mail, raw, recipients } = await sent({ subject })
    expect(mail.subject).toBe(read)
    expect(recipients).toEqual(['ada@example.com'])
    expectHeaders(raw)
  })

  test('cannot inject a header by an encoded word in its subject', async () => {
    const subject = '=?utf-8?Q?Hi=0D=0ABcc:_eve@evil.example?='
    const { mail, raw, recipients } = await sent({ subject })
    expect(recipients).toEqual(['ada@example.com'])
    expect(mail.bcc).toBeUndefined()
    expectHeaders(raw)
  })

  test.each([
    'ada@example.com\r\nRCPT TO:<eve@evil.example>',
    'ada@example.com, eve@evil.example',
    'ada@example.com;eve@evil.example',
    'ada,eve@evil.example',
    '<ada@example.com>',
    'Ada <ada@example.com>',
    '"ada eve"@example.com',
    'ada@example.com> SIZE=1 <eve@evil.example',
    'ada@eve@evil.example',
    'ada\u0000@example.com',
    'group:ada@example.com',
    `${'a'.repeat(250)}@example.com`,
    '',
  ])('to %j is refused', async (recipient) => {
    const { kind } = await failure(mailTo().send({ ...email, recipient }))
    expect(kind).toBe('refused')
    expect(server.received).toEqual([])
  })

  test('to an internationalized domain is sent to that domain', async () => {
    expect((await sent({ recipient: 'ada@fahrräder.example' })).recipients).toEqual(['ada@fahrräder.example'])
  })

  test('keeps paths and URLs in its content as text', async () => {
    const text = '/etc/passwd http://127.0.0.1:1/ {"path":"/etc/passwd"}'
    const { mail } = await sent({ text, html: null })
    expect(mail.text?.trim()).toBe(text)
    const object = { path: '/etc/passwd' } as unknown as string
    await failure(mailTo().send({ ...email, text: object, html: null }))
    expect(server.received).toHaveLength(1)
  })
})

/** Asserts that an email has exactly the shop's headers. */
function expectHeaders(raw: string): void {
  const [head = ''] = raw.split('\r\n\r\n')
  const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])
  expect(names.toSorted()).toEqual([
    'Auto-Submitted',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Subject',
    'To',
    'X-Auto-Response-Suppress',
  ])
}

describe('An email that is not accepted', () => {
  test.each([
    [550, 'refused', 'The mail server refuses the address (550 5.1.1).'],
    [552, 'refused', 'The mail server refuses the address (552 5.1.1).'],
    [450, 'later', 'The mail server does not take the address now (450 5.1.1).'],
    [
      421,
      'unavailable',
      'The mail server does not respond as expected (421 ECONNECTION). Check host and port.',
    ],
  ])('because of its recipient, with %i, fails as %s', async (status, kind, reason) => {
    server.refuseRecipient = () => smtpError(status, '5.1.1 <ada@example.com>: secret answer')
    expect(await failure(mailTo().send(email))).toEqual({ kind, reason })
  })

  test('is retried later if relaying is denied', async () => {
    server.refuseRecipient = () => smtpError(554, '5.7.1 <ada@example.com>: Relay access denied')
    expect(await failure(mailTo().send(email))).toEqual({
      kind: 'later',
      reason: 'The mail server does not take the address now (554 5.7.1).',
    })
  })

  test.each([
    [554, 'refused', 'The mail server refuses the message (554).'],
    [503, 'later', 'The mail server does not take the message now (503).'],
    [452, 'later', 'The mail server does not take the message now (452).'],
  ])('because of its content, with %i, fails as %s', async (status, kind, reason) => {
    server.beforeTaking = () => smtpError(status, 'secret answer')
    expect(await failure(mailTo().send(email))).toEqual({ kind, reason })
  })

  test('fails because of a wrong password without revealing the password', async () => {
    const wrong = { user, password: 'wrong pass phrase' }
    expect(await failure(mailTo({ login: wrong }).send(email))).toEqual({
      kind: 'unavailable',
      reason: 'The mail server rejects user and password (535). Check both.',
    })
  })

  test('does not prevent the next email', async () => {
    const mail = mailTo()
    server.refuseRecipient = (address) =>
      address === 'ada@example.com' ? smtpError(550, 'No such person') : undefined
    await failure(mail.send(email))
    await mail.send({ ...email, recipient: 'zoe@example.com' })
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['zoe@example.com']])
  })
})
