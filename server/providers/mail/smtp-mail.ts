import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import nodemailer, { type NodemailerError } from 'nodemailer'
import { cleanLine } from '../../../contract/clean-text.ts'
import { stored } from '../../platform/stored-sentences.ts'
import { encryptionOf } from './encryption.ts'
import { type Mail, MailFailure, type OutgoingMail } from './mail.ts'
import { mailTexts } from './mail-texts.ts'
import { needsSmtpUtf8, offersSmtpUtf8 } from './smtp-utf8.ts'

interface SmtpPlace {
  readonly server: {
    readonly host: string
    readonly port: number
    readonly secure: boolean
    readonly login: { readonly user: string; readonly password: string } | undefined
  }
  /** The sender of the emails. */
  readonly from: { readonly name: string; readonly address: string }
  /** The time limit of each response. */
  readonly answerWithinMs?: number
  /** The time limit of sending one email. */
  readonly deliverWithinMs?: number
  /** How long `close` waits for an email in transfer. */
  readonly closeWithinMs?: number
  /** Additional trusted certificates, for tests. */
  readonly ca?: string
}

/** Far above the length of any mail server's response. */
const maxResponseBytes = 64 * 1024

interface SmtpMail extends Mail {
  /**
   * Connects and authenticates without sending an email.
   *
   * @throws MailFailure when the server would not accept one.
   */
  verify(): Promise<void>
}

/** Makes an SMTP client on nodemailer (docs/providers/mail.md). */
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
    maxResponseSize: maxResponseBytes,
    ...(ca !== undefined && { tls: { ca } }),
  }
  const pool = nodemailer.createTransport({
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    ...connection,
    // Content is always text, never a file name or a URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const closing = new AbortController()
  const inTransfer = new Set<Promise<unknown>>()
  let closed = false

  async function deliver(mail: OutgoingMail): Promise<void> {
    const inTime = AbortSignal.timeout(deliverWithinMs)
    const signal = AbortSignal.any([inTime, closing.signal])
    try {
      if (needsSmtpUtf8(mail.recipient) && !(await offersSmtpUtf8(connection, signal))) {
        throw new MailFailure('refused', stored(mailTexts).onlyAscii)
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
        throw new MailFailure('refused', stored(mailTexts).noAddress)
      }
      const sending = deliver(mail)
      inTransfer.add(sending)
      try {
        await sending
      } finally {
        inTransfer.delete(sending)
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
      await Promise.allSettled(inTransfer)
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

/**
 * Converts an email to nodemailer's format. Addresses are objects, because the library would parse a text, which could
 * name several recipients.
 */
function mimeOf(
  { event, recipient, subject, text, html, replyTo, attachments = [] }: OutgoingMail,
  from: SmtpPlace['from'],
) {
  // Headers are ASCII (RFC 5322), and the library does not convert ids.
  const domain = domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1))
  const id = createHash('sha256').update(event).digest('hex').slice(0, 32)
  return {
    from,
    to: { name: '', address: recipient },
    envelope: { from: from.address, to: recipient },
    messageId: `<${id}@${domain}>`,
    ...(replyTo !== undefined && isOneAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: cleanLine(subject),
    text,
    ...(html !== null && { html }),
    attachments: attachments.map(({ name, content, type }) => ({
      filename: name,
      content,
      contentType: type ?? 'application/pdf',
    })),
    // Suppresses automatic replies (RFC 3834; Exchange uses its own header).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  }
}

/** Returns whether a text is a single plain address, without characters that separate several (RFC 5322 §3.2.3). */
function isOneAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s"(),:;<>[\\\]@\p{Cc}]+@[^\s"(),:;<>[\\\]@\p{Cc}]+$/u.test(text)
}

function abortReason(byUs: boolean): string {
  const texts = stored(mailTexts)
  return byUs ? texts.stopped : texts.tooLong
}

/**
 * Maps an error to a failure with advice for an admin. Omits the library's message, because it may contain an address
 * and more.
 */
function failureOf(thrown: unknown): MailFailure {
  const error: Partial<NodemailerError> = thrown instanceof Error ? thrown : {}
  const { code, responseCode } = error
  const codes = statusOf(error)
  const texts = stored(mailTexts)
  if (code === 'EAUTH') {
    return unavailable(texts.password(codes))
  }
  if (code === 'ETLS') return notEncrypted(codes)
  if (/^ERR_SSL_/.test(codeOf(error))) return notEncrypted(` (${codeOf(error)}).`)
  if (/CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/.test(codeOf(error))) {
    return unavailable(texts.certificate(codeOf(error)))
  }
  if (responseCode === 421 || responseCode === undefined) {
    if (code === 'EENVELOPE') return new MailFailure('refused', texts.notAddressed)
    return unavailable(texts.unexpected(codeOf(error)))
  }
  return refusalOf(error, responseCode, codes)
}

/** Maps a refusal of the server by its target: the address, the email, or the shop. */
function refusalOf({ command = '' }: Partial<NodemailerError>, status: number, codes: string): MailFailure {
  const texts = stored(mailTexts)
  if (command !== 'RCPT TO' && command !== 'DATA') return unavailable(texts.refusesShop(codes))
  const isMessage = command === 'DATA'
  // Relaying denied for this user (RFC 3463, x.7.1) depends on the configuration, which the operator may correct.
  const relayingDenied = command === 'RCPT TO' && / 5\.7\./.test(codes)
  const permanent = status >= 500 && status !== 503 && !relayingDenied
  if (permanent)
    return new MailFailure('refused', (isMessage ? texts.refusesMessage : texts.refusesAddress)(codes))
  return new MailFailure('later', (isMessage ? texts.notMessageNow : texts.notAddressNow)(codes))
}

function notEncrypted(codes: string): MailFailure {
  return unavailable(stored(mailTexts).notEncrypted(codes))
}

function unavailable(reason: string): MailFailure {
  return new MailFailure('unavailable', reason)
}

/** Returns only the status codes, because a response's text may contain the address or secrets. */
function statusOf({ responseCode, response }: Partial<NodemailerError>): string {
  if (responseCode === undefined) return '.'
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? '')) ?? []
  return ` (${responseCode}${enhanced === undefined ? '' : ` ${enhanced}`}).`
}

function codeOf({ code, responseCode, originalCode }: Partial<NodemailerError>): string {
  return (
    [responseCode, originalCode ?? code].filter((part) => part !== undefined).join(' ') ||
    stored(mailTexts).noReason
  )
}
