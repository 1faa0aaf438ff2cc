import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Limits a server's open connections. A new connection replaces the one whose client has been silent longest:
 * before or within a request, or idle after a response. Without such a connection it replaces the oldest whose
 * client does not read its response. So slow clients cannot block others. Only when the server works for all others
 * is the new connection
 * closed.
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
    // Emitted once, so that `on` does, which costs less.
    response.on('close', () => {
      answered = true
      waitFor(socket)
    })
    if (!hasBody(request)) waiting.delete(socket)
    else
      request.once('end', () => {
        // A response may be complete before its request is.
        if (!answered) waiting.delete(socket)
      })
  })
}

/** Returns the oldest connection with unsent bytes, because its client does not read. */
function unread(open: ReadonlySet<Socket>): Socket | undefined {
  for (const socket of open) if (socket.writableLength > 0) return socket
  return undefined
}

/** Returns whether a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
