import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For a request that is on its way already when the shop begins to close. */
const lastRequestMs = 250

/**
 * Keeps closing from waiting for connections that nobody uses. Browsers open some in advance, which Node takes for busy
 * until their time for headers is over, after a minute or more; and one whose answer was under way when the shop began
 * to close stays open after it, for whatever else may be asked.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const { socket } = request
    unused.delete(socket)
    // Whichever comes last: an answer may be out before all of its request is in.
    const over = () => {
      if (closing && request.complete && response.writableFinished) socket.destroySoon()
    }
    request.once('close', over)
    response.once('close', over)
  })
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, lastRequestMs)
  })
}
