import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server'

/** A received email: its envelope, its raw bytes, and the parsed content. */
export interface Received {
  readonly from: string
  readonly recipients: readonly string[]
  readonly user: string | undefined
  readonly secure: boolean
  readonly raw: string
  readonly mail: Email
}

/** A third-party SMTP server that accepts every email unless a test changes that. */
export interface MailServer {
  readonly port: number
  readonly received: readonly Received[]
  /** Called for each recipient; an error refuses it. */
  refuseRecipient(address: string): Error | undefined
  /** Called with a complete email before it is accepted; an error refuses it. */
  beforeTaking(raw: string): Promise<Error | undefined> | Error | undefined
  stop(): Promise<void>
}

/** Makes an SMTP error response with a status. */
export function smtpError(status: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: status })
}

export const user = 'shop@mail.example'
export const password = 'pass phrase: @/%'

/** @param at the port to listen on; default: a free one. */
export async function startMailServer(options: SMTPServerOptions = {}, at = 0): Promise<MailServer> {
  const received: Received[] = []
  const handlers = {
    refuseRecipient: (_address: string): Error | undefined => undefined,
    beforeTaking: (_raw: string): Promise<Error | undefined> | Error | undefined => undefined,
  }
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks).toString('utf8')
    const refusal = await handlers.beforeTaking(raw)
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
    // The client's pool may stay connected, and the default waits half a minute for it.
    closeTimeout: 50,
    onAuth: (given, _session, callback) => {
      const right = given.username === user && given.password === password
      if (right) callback(null, { user })
      else callback(smtpError(535, `Authentication failed for ${given.username} with ${given.password}`))
    },
    onRcptTo: ({ address }, _session, callback) => callback(handlers.refuseRecipient(address)),
    onData: (stream, session, callback) => {
      take(stream, session).then(
        (refusal) => callback(refusal),
        // A client that disconnects within an email has not sent it.
        () => callback(smtpError(451, 'Broken off')),
      )
    },
    ...options,
  })
  // A client's disconnect is not a failure of the server.
  server.on('error', () => undefined)
  server.listen(at, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return Object.assign(handlers, {
    port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  })
}

/** Starts a server on the mail port that passes each connection to a test's function. */
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
