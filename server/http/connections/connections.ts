import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The open connections of the server, and how they end. */
    readonly connections: Connections
  }
}

/** Time for a request that is on its way when the shop begins to stop. */
const lastRequestMs = 250

/** Follows the connections of a server, so that a stop loses no request and waits for no idle connection. */
class Connections {
  readonly #server: Server
  /** How many answers are under way on each open connection. */
  readonly #requests = new Map<Socket, number>()
  readonly #responses = new Set<ServerResponse>()
  #draining = false

  constructor(server: Server) {
    this.#server = server
    // Node's and Fastify's close call it, and it cuts an answer that is written but not yet taken by its reader.
    server.closeIdleConnections = () => undefined
    server.on('connection', (socket: Socket) => {
      this.#requests.set(socket, 0)
      socket.once('close', () => this.#requests.delete(socket))
    })
    // Before the listener that answers from memory: it sends the headers.
    server.prependListener('request', (request, response) => this.#follow(request, response))
  }

  /** Whether the stop has begun: the shop still answers, and proxies should send new requests elsewhere. */
  get draining(): boolean {
    return this.#draining
  }

  /** From now on every answer carries `Connection: close`, also those that are under way. */
  beginDraining(): void {
    this.#draining = true
    for (const response of this.#responses) closeAfter(response)
  }

  /**
   * Ends every connection without losing a request: answers with `Connection: close` for the delay, then accepts no more
   * connections, lets the requests under way finish and closes the rest.
   *
   * @param delayMs how long new requests are still answered, for the proxies that have to notice.
   */
  async drain(delayMs: number): Promise<void> {
    this.beginDraining()
    if (delayMs > 0 || this.#requests.size > 0) await wait(Math.max(delayMs, lastRequestMs))
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.closeUnused()
    await closed
  }

  /**
   * Closes the connections that have no answer under way, after a moment. Node itself waits for those on which nothing
   * was asked yet until their time for headers is over; browsers open such connections in advance.
   */
  closeUnused(): void {
    setTimeout(() => {
      for (const [socket, requests] of this.#requests) if (requests === 0) socket.destroy()
    }, lastRequestMs)
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    this.#responses.add(response)
    this.#requests.set(socket, (this.#requests.get(socket) ?? 0) + 1)
    if (this.#draining) closeAfter(response)
    response.once('close', () => {
      this.#responses.delete(response)
      const before = this.#requests.get(socket)
      if (before !== undefined) this.#requests.set(socket, before - 1)
    })
    // Whichever comes last: an answer may be out before all of its request is in.
    const over = () => {
      if (this.#draining && request.complete && response.writableFinished) socket.destroySoon()
    }
    request.once('close', over)
    response.once('close', over)
  }
}

/** Node writes `Connection: close` for it, and ends the connection after the answer. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false
}

/** Follows the app's connections; closing the app waits for none that is not used. */
export function followConnections(app: FastifyInstance): void {
  const connections = new Connections(app.server)
  app.decorate('connections', connections)
  app.addHook('preClose', async () => {
    connections.beginDraining()
    connections.closeUnused()
  })
}

/**
 * Makes sure that every request has its client's address, because limits count by it. Node forgets the address when the
 * connection closes, unless it was read before; a body that breaks HTTP closes the connection while the
 * request's hooks still run. Where the address was never to be had, nobody waits for an answer.
 */
export function keepClientAddresses(app: FastifyInstance): void {
  app.server.on('connection', (socket: Socket) => void socket.remoteAddress)
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.remoteAddress === undefined) reply.hijack()
  })
}
