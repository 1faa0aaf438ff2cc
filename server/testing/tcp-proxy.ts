import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The blocked direction: both, or only the server's responses. */
export type Silence = 'both ways' | 'answers'

/** A network between client and server that a test can hang, unnoticed by either side. */
export interface TcpProxy {
  readonly port: number
  /** Stops forwarding on open and new connections; new ones are still accepted. */
  hang(silence?: Silence): void
  /**
   * Stops forwarding on open connections whose client has sent this text; others continue.
   *
   * @returns the number of hung connections.
   */
  hangThoseThatSent(text: string): number
  /** Resumes forwarding, including the buffered data. */
  resume(): void
  /** Forwards new connections; hung ones stay hung, as after a router has lost their state. */
  resumeForNewConnections(): void
  close(): Promise<void>
}

/** Starts a local proxy in front of a server. */
export async function startTcpProxy(target: {
  readonly host: string
  readonly port: number
}): Promise<TcpProxy> {
  const forwardings = new Set<Forwarding>()
  let newSilence: Silence | undefined
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const forwarding = new Forwarding(client, connect({ ...target, allowHalfOpen: true }))
    forwardings.add(forwarding)
    client.once('close', () => forwardings.delete(forwarding))
    if (newSilence) forwarding.hang(newSilence)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hang(silence = 'both ways') {
      newSilence = silence
      for (const forwarding of forwardings) forwarding.hang(silence)
    },
    hangThoseThatSent(text) {
      const hung = [...forwardings].filter((forwarding) => forwarding.hasSent(text))
      for (const forwarding of hung) forwarding.hang('both ways')
      return hung.length
    },
    resume() {
      newSilence = undefined
      for (const forwarding of forwardings) forwarding.resume()
    },
    resumeForNewConnections() {
      newSilence = undefined
    },
    async close() {
      for (const forwarding of forwardings) forwarding.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Enough bytes to distinguish connections by their first requests. */
const maxRecordedLength = 4_096

/** A client's connection and its forwarded connection to the server. */
class Forwarding {
  readonly #client: Socket
  readonly #server: Socket
  #sent = ''
  #silence: Silence | undefined
  /** Events buffered while the connection hangs. */
  #held: (() => void)[] = []

  constructor(client: Socket, server: Socket) {
    this.#client = client
    this.#server = server
    client.on('data', (bytes) => {
      if (this.#sent.length < maxRecordedLength) this.#sent += bytes.toString('latin1')
      this.#deliver(this.#silence === 'both ways', () => server.write(bytes))
    })
    client.on('end', () => this.#deliver(this.#silence === 'both ways', () => server.end()))
    client.on('close', () => this.#deliver(this.#silence === 'both ways', () => server.destroy()))
    server.on('data', (bytes) => this.#deliver(this.#silence !== undefined, () => client.write(bytes)))
    server.on('end', () => this.#deliver(this.#silence !== undefined, () => client.end()))
    server.on('close', () => this.#deliver(this.#silence !== undefined, () => client.destroy()))
    // The close event follows and is forwarded.
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
