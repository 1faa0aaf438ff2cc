import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import nodemailer, { type NodemailerError } from 'nodemailer'
import { encryptionOf } from './encryption.ts'
import { type Mail, MailFailure, type OutgoingMail } from './mail.ts'
import { needsSmtpUtf8, offersSmtpUtf8 } from './smtp-utf8.ts'

interface SmtpPlace {
  readonly server: {
    readonly host: string
    readonly port: number
    readonly secure: boolean
    readonly login: { readonly user: string; readonly password: string } | undefined
  }
  /** Who mail comes from. */
  readonly from: { readonly name: string; readonly address: string }
  /** How long the server may take for each single answer. */
  readonly answerWithinMs?: number
  /** How long handing over one message may take from beginning to end. */
  readonly deliverWithinMs?: number
  /** How long closing waits for a message that is being handed over. */
  readonly closeWithinMs?: number
  /** Certificates to believe beside those of the system; for tests. */
  readonly ca?: string
}

/** No answer of a mail server is nearly as long. */
const mostAnswerBytes = 64 * 1024

const withoutSmtpUtf8 =
  'The mail server accepts only ASCII before the @ of an address: it does not offer SMTPUTF8.'

interface SmtpMail extends Mail {
  /**
   * Goes as far as a message would be handed over, without one.
   *
   * @throws MailFailure when the server would not take one on.
   */
  verify(): Promise<void>
}

/** A mail server by SMTP, through nodemailer (docs/providers/mail.md). */
export function smtpMail({
  server,
  from,
  answerWithinMs = 10_000,
  deliverWithinMs = 60_000,
  closeWithinMs = 3_000,
  ca,
}: SmtpPlace): SmtpMail {
  const connection = {
    ...connectionTo(server),
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    dnsTimeout: answerWithinMs,
    maxResponseSize: mostAnswerBytes,
    ...(ca !== undefined && { tls: { ca } }),
  }
  const pool = nodemailer.createTransport({
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    ...connection,
    // What stands in a message is text, never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const closing = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  let closed = false

  async function deliver(mail: OutgoingMail): Promise<void> {
    const inTime = AbortSignal.timeout(deliverWithinMs)
    const signal = AbortSignal.any([inTime, closing.signal])
    try {
      if (needsSmtpUtf8(mail.recipient) && !(await offersSmtpUtf8(connection, signal))) {
        throw new MailFailure('refused', withoutSmtpUtf8)
      }
      await pool.sendMail({ ...mimeOf(mail, from), signal })
    } catch (error) {
      if (error instanceof MailFailure) throw error
      if (signal.aborted) throw new MailFailure('unavailable', abortReason(closing.signal.aborted))
      throw failureOf(error)
    }
  }

  return {
    get closed() {
      return closed
    },
    async send(mail) {
      if (closed) throw new MailFailure('unavailable', abortReason(true))
      if (!isOneAddress(mail.recipient)) {
        throw new MailFailure('refused', 'The recipient is not an address that mail can be sent to.')
      }
      const handing = deliver(mail)
      underWay.add(handing)
      try {
        await handing
      } finally {
        underWay.delete(handing)
      }
    },
    async verify() {
      try {
        await pool.verify()
      } catch (error) {
        throw failureOf(error)
      }
    },
    async close() {
      closed = true
      const timer = setTimeout(() => closing.abort(), closeWithinMs)
      await Promise.allSettled(underWay)
      clearTimeout(timer)
      pool.close()
    },
  }
}

function connectionTo(server: SmtpPlace['server']) {
  const { host, port, secure, login } = server
  return {
    host,
    port,
    secure,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...encryptionOf(server),
  }
}

/** Addresses go as objects: text would be parsed, and could name more recipients than one. */
function mimeOf({ event, recipient, subject, text, html }: OutgoingMail, from: SmtpPlace['from']) {
  // In ASCII, as headers are (RFC 5322): the library leaves ids as they are given.
  const domain = domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1))
  const id = createHash('sha256').update(event).digest('hex').slice(0, 32)
  return {
    from,
    to: { name: '', address: recipient },
    envelope: { from: from.address, to: recipient },
    messageId: `<${id}@${domain}>`,
    subject: oneLine(subject),
    text,
    ...(html !== null && { html }),
    // Nobody's holiday notice is wanted in answer (RFC 3834; Exchange goes by a header of its own).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  }
}

/** An address of the plain form, without the characters that put several into one line (RFC 5322 §3.2.3). */
function isOneAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s"(),:;<>[\\\]@\p{Cc}]+@[^\s"(),:;<>[\\\]@\p{Cc}]+$/u.test(text)
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function abortReason(byUs: boolean): string {
  return byUs ? 'The shop was stopped before the message was accepted.' : 'The mail server took too long.'
}

/**
 * What became of a message, and for an admin what to look at, in our own words: those of the library may carry an
 * address or more.
 */
function failureOf(thrown: unknown): MailFailure {
  const error: Partial<NodemailerError> = thrown instanceof Error ? thrown : {}
  const { code, responseCode } = error
  const said = saidBy(error)
  if (code === 'EAUTH') {
    return unavailable(`The mail server rejects user and password${said} Check both.`)
  }
  if (code === 'ETLS') return notEncrypted(said)
  if (/^ERR_SSL_/.test(codeOf(error))) return notEncrypted(` (${codeOf(error)}).`)
  if (/CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/.test(codeOf(error))) {
    return unavailable(
      `The mail server's certificate is not trusted (${codeOf(error)}). Check the host name.`,
    )
  }
  if (responseCode === 421 || responseCode === undefined) {
    if (code === 'EENVELOPE') return new MailFailure('refused', 'The message cannot be addressed.')
    return unavailable(
      `The mail server does not respond as expected (${codeOf(error)}). Check host and port.`,
    )
  }
  return refusalOf(error, responseCode, said)
}

/** What the server has said no to: the address, the message, or whoever comes from the shop. */
function refusalOf({ command = '' }: Partial<NodemailerError>, status: number, said: string): MailFailure {
  if (command !== 'RCPT TO' && command !== 'DATA') {
    return unavailable(`The mail server refuses the shop${said} Check MAIL_FROM.`)
  }
  const what = command === 'DATA' ? 'message' : 'address'
  // Nobody's fault but the settings': it passes nothing on for this user (RFC 3463, x.7.1), and may do so tomorrow.
  const notForUs = command === 'RCPT TO' && / 5\.7\./.test(said)
  const permanent = status >= 500 && status !== 503 && !notForUs
  return permanent
    ? new MailFailure('refused', `The mail server refuses the ${what}${said}`)
    : new MailFailure('later', `The mail server does not take the ${what} now${said}`)
}

function notEncrypted(said: string): MailFailure {
  return unavailable(
    `There is no encrypted connection to the mail server${said} Check smtp:// or smtps:// and the port.`,
  )
}

function unavailable(reason: string): MailFailure {
  return new MailFailure('unavailable', reason)
}

/** Numbers only: an answer's text may repeat the address, or say what is nobody's business. */
function saidBy({ responseCode, response }: Partial<NodemailerError>): string {
  if (responseCode === undefined) return '.'
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? '')) ?? []
  return ` (${responseCode}${enhanced === undefined ? '' : ` ${enhanced}`}).`
}

function codeOf({ code, responseCode, originalCode }: Partial<NodemailerError>): string {
  return (
    [responseCode, originalCode ?? code].filter((part) => part !== undefined).join(' ') || 'no reason given'
  )
}
