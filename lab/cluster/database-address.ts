import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A single address for the primary, like a virtual IP or a load balancer. After a promotion it forwards to the new
 * primary and closes connections to the old one.
 */
export class DatabaseAddress {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  #target: number
  #hangs = false

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer({ allowHalfOpen: true }, (client) => this.#forward(client))
  }

  static async open(target: number): Promise<DatabaseAddress> {
    const address = new DatabaseAddress(target)
    await once(address.#server.listen(0, '127.0.0.1'), 'listening')
    return address
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Forwards to another server from now on. */
  leadTo(port: number): void {
    this.#target = port
    for (const socket of this.#open) socket.destroy()
  }

  /** Stops forwarding without an error on either side, until `resume`. */
  hang(): void {
    this.#hangs = true
    for (const socket of this.#open) socket.pause()
  }

  resume(): void {
    this.#hangs = false
    for (const socket of this.#open) socket.resume()
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    await new Promise((closed) => this.#server.close(closed))
  }

  #forward(client: Socket): void {
    const server = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true })
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.once('end', () => to.end())
      // The close event follows.
      from.on('error', () => undefined)
      from.once('close', () => {
        this.#open.delete(from)
        to.destroy()
      })
      if (this.#hangs) from.pause()
    }
  }
}
