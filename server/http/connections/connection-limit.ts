import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Limits a server's open connections. A new connection replaces the one whose client has been silent longest: before or
 * within a request, or idle after a response. Otherwise it replaces the oldest one whose client does not read its
 * response, so that slow clients cannot block others. Closes the new connection only if the server is working for all
 * others.
 */
export function limitConnections(server: Server, limit: number): void {
  const open = new Set<Socket>()
  /** Connections that wait for their client, longest first. */
  const waiting = new Set<Socket>()

  const forget = (socket: Socket) => {
    open.delete(socket)
    waiting.delete(socket)
  }
  const waitFor = (socket: Socket) => {
    if (!open.has(socket)) return
    waiting.delete(socket)
    waiting.add(socket)
  }

  server.on('connection', (socket: Socket) => {
    if (open.size >= limit) {
      const [longest = unread(open)] = waiting
      if (longest === undefined) {
        socket.destroy()
        return
      }
      forget(longest)
      longest.destroy()
    }
    open.add(socket)
    waitFor(socket)
    socket.once('close', () => forget(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    let answered = false
    // The event is emitted once, so `on` suffices and costs less than `once`.
    response.on('close', () => {
      answered = true
      waitFor(socket)
    })
    if (!hasBody(request)) waiting.delete(socket)
    else
      request.once('end', () => {
        // A response may be complete before its request.
        if (!answered) waiting.delete(socket)
      })
  })
}

/** Returns the oldest connection with unsent bytes, whose client does not read. */
function unread(open: ReadonlySet<Socket>): Socket | undefined {
  for (const socket of open) if (socket.writableLength > 0) return socket
  return undefined
}

/** Returns whether a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
