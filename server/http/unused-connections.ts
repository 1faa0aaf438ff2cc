import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For a request that is on its way already when the shop begins to close. */
const lastRequestMs = 250

/**
 * Keeps closing from waiting for connections on which nothing was ever asked: browsers open some in advance, and Node
 * takes them for busy until their time for headers is over, after a minute or more.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, lastRequestMs)
  })
}
