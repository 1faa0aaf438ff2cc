import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What stops being forwarded: all, or only what the server says. */
export type Silence = 'both ways' | 'answers'

/** A stretch of network between a client and a server that a test can break without either side noticing. */
export interface TcpProxy {
  readonly port: number
  /** Forwards nothing any more, on open connections and on new ones, which it accepts all the same. */
  hang(silence?: Silence): void
  /**
   * Forwards nothing any more on open connections whose client has sent this text, and breaks none of the others.
   *
   * @returns how many connections that are.
   */
  hangThoseThatSent(text: string): number
  /** Forwards again, what was held back included. */
  resume(): void
  /** Forwards what comes on new connections; those that hang do so for ever, as after a router has forgotten them. */
  resumeForNewConnections(): void
  close(): Promise<void>
}

/** Starts a proxy on this machine before a server. */
export async function startTcpProxy(target: {
  readonly host: string
  readonly port: number
}): Promise<TcpProxy> {
  const forwardings = new Set<Forwarding>()
  let silenceOfNew: Silence | undefined
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const forwarding = new Forwarding(client, connect({ ...target, allowHalfOpen: true }))
    forwardings.add(forwarding)
    client.once('close', () => forwardings.delete(forwarding))
    if (silenceOfNew) forwarding.hang(silenceOfNew)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hang(silence = 'both ways') {
      silenceOfNew = silence
      for (const forwarding of forwardings) forwarding.hang(silence)
    },
    hangThoseThatSent(text) {
      const meant = [...forwardings].filter((forwarding) => forwarding.hasSent(text))
      for (const forwarding of meant) forwarding.hang('both ways')
      return meant.length
    },
    resume() {
      silenceOfNew = undefined
      for (const forwarding of forwardings) forwarding.resume()
    },
    resumeForNewConnections() {
      silenceOfNew = undefined
    },
    async close() {
      for (const forwarding of forwardings) forwarding.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Enough to tell connections apart by what their clients asked for first. */
const rememberedLength = 4_096

/** A client's connection and the one to the server that it is forwarded on. */
class Forwarding {
  readonly #client: Socket
  readonly #server: Socket
  #sent = ''
  #silence: Silence | undefined
  /** What a side did while the other could not hear of it. */
  #held: (() => void)[] = []

  constructor(client: Socket, server: Socket) {
    this.#client = client
    this.#server = server
    client.on('data', (bytes) => {
      if (this.#sent.length < rememberedLength) this.#sent += bytes.toString('latin1')
      this.#deliver(this.#silence === 'both ways', () => server.write(bytes))
    })
    client.on('end', () => this.#deliver(this.#silence === 'both ways', () => server.end()))
    client.on('close', () => this.#deliver(this.#silence === 'both ways', () => server.destroy()))
    server.on('data', (bytes) => this.#deliver(this.#silence !== undefined, () => client.write(bytes)))
    server.on('end', () => this.#deliver(this.#silence !== undefined, () => client.end()))
    server.on('close', () => this.#deliver(this.#silence !== undefined, () => client.destroy()))
    // The end of the connection follows, and is forwarded.
    client.on('error', () => undefined)
    server.on('error', () => undefined)
  }

  hasSent(text: string): boolean {
    return this.#sent.includes(text)
  }

  hang(silence: Silence): void {
    this.#silence = silence
  }

  resume(): void {
    this.#silence = undefined
    for (const deliver of this.#held.splice(0)) deliver()
  }

  destroy(): void {
    this.#client.destroy()
    this.#server.destroy()
  }

  #deliver(isHeld: boolean, deliver: () => void): void {
    if (isHeld) this.#held.push(deliver)
    else deliver()
  }
}
