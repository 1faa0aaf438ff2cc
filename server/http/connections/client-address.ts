import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

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
