import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tracks the server's open connections and closes them. */
    readonly connections: Connections
  }
}

/** Time for a request that is in transit when the shop starts to stop. */
const lastRequestMs = 250

/** Tracks a server's connections, so that stopping loses no request and does not wait for idle connections. */
class Connections {
  readonly #server: Server
  /** The number of responses in progress per open connection. */
  readonly #requests = new Map<Socket, number>()
  readonly #responses = new Set<ServerResponse>()
  #draining = false

  constructor(server: Server) {
    this.#server = server
    // Node's and Fastify's `close` call this method, which would cut off a response that is written but not yet read.
    server.closeIdleConnections = () => undefined
    server.on('connection', (socket: Socket) => {
      this.#requests.set(socket, 0)
      socket.once('close', () => this.#requests.delete(socket))
    })
    // Runs before the listener that sends cached responses, because sending them completes the headers.
    server.prependListener('request', (request, response) => this.#follow(request, response))
  }

  /** Whether the shop is stopping: it still responds, but proxies should send new requests elsewhere. */
  get draining(): boolean {
    return this.#draining
  }

  /** Adds `Connection: close` to every further response, including those in progress. */
  beginDraining(): void {
    this.#draining = true
    for (const response of this.#responses) closeAfter(response)
  }

  /**
   * Closes every connection without losing a request: sends `Connection: close` during the delay, then accepts no
   * connections, completes open requests and closes the rest.
   *
   * @param delayMs how long new requests are still answered, so that proxies notice.
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
   * Closes connections without a response in progress, after a moment. Node would wait for their header timeout:
   * browsers open connections in advance.
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
    const closeIfDone = () => {
      if (this.#draining && request.complete && response.writableFinished) socket.destroySoon()
    }
    // The event is emitted once, so `on` suffices and costs less than `once`.
    response.on('close', () => {
      this.#responses.delete(response)
      const before = this.#requests.get(socket)
      if (before !== undefined) this.#requests.set(socket, before - 1)
      // A response may be complete before its request.
      if (request.complete) closeIfDone()
      else request.once('close', closeIfDone)
    })
  }
}

/** Makes Node send `Connection: close` and close the connection after the response. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false
}

/** Tracks the app's connections, so that closing the app does not wait for unused ones. */
export function followConnections(app: FastifyInstance): void {
  const connections = new Connections(app.server)
  app.decorate('connections', connections)
  app.addHook('preClose', async () => {
    connections.beginDraining()
    connections.closeUnused()
  })
}

/**
 * Reads every client's address at once, because limits count by address. When a connection closes, Node drops an
 * address that was not read before, and a body that violates HTTP closes the connection while the request's hooks still
 * run. The client of a request without an address has disconnected.
 */
export function keepClientAddresses(app: FastifyInstance): void {
  app.server.on('connection', (socket: Socket) => void socket.remoteAddress)
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.remoteAddress === undefined) reply.hijack()
  })
}
