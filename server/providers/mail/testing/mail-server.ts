import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server'

/** A message as it reached the server: its envelope, its own bytes, and what a mail program reads in them. */
export interface Received {
  readonly from: string
  readonly recipients: readonly string[]
  readonly user: string | undefined
  readonly secure: boolean
  readonly raw: string
  readonly mail: Email
}

/** An SMTP server made by somebody else than our client, which takes everything on or does what a test says. */
export interface MailServer {
  readonly port: number
  readonly received: readonly Received[]
  /** Asked for each recipient: an error refuses it. */
  refuseRecipient(address: string): Error | undefined
  /** Asked when a message is whole, before it is taken on: an error refuses it. */
  beforeTaking(raw: string): Promise<Error | undefined> | Error | undefined
  stop(): Promise<void>
}

/** An SMTP answer with a status. */
export function smtpError(status: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: status })
}

export const user = 'shop@mail.example'
export const password = 'pass phrase: @/%'

/** @param at the port to listen at; unset: a free one. */
export async function startMailServer(options: SMTPServerOptions = {}, at = 0): Promise<MailServer> {
  const received: Received[] = []
  const stands = {
    refuseRecipient: (_address: string): Error | undefined => undefined,
    beforeTaking: (_raw: string): Promise<Error | undefined> | Error | undefined => undefined,
  }
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks).toString('utf8')
    const refusal = await stands.beforeTaking(raw)
    if (refusal) return refusal
    const { mailFrom, rcptTo } = session.envelope
    received.push({
      from: mailFrom ? mailFrom.address : '',
      recipients: rcptTo.map(({ address }) => address),
      user: session.user,
      secure: session.secure,
      raw,
      mail: await PostalMime.parse(raw),
    })
    return undefined
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, callback) => {
      const right = given.username === user && given.password === password
      if (right) callback(null, { user })
      else callback(smtpError(535, `Authentication failed for ${given.username} with ${given.password}`))
    },
    onRcptTo: ({ address }, _session, callback) => callback(stands.refuseRecipient(address)),
    onData: (stream, session, callback) => {
      take(stream, session).then(
        (refusal) => callback(refusal),
        // Whoever breaks off within a message has not sent it.
        () => callback(smtpError(451, 'Broken off')),
      )
    },
    ...options,
  })
  // A client that breaks a connection off is no failure of the server.
  server.on('error', () => undefined)
  server.listen(at, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return Object.assign(stands, {
    port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  })
}

/** Something that listens where a mail server should, and does with each connection what a test says. */
export async function startOddServer(
  meet: (socket: Socket) => void,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    meet(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
