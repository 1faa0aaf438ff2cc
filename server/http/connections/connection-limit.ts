import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Limits the open connections of a server. For a further one it closes the one whose client it has waited for longest:
 * silent, in the middle of a request, or idle after an answer; without such a one, the oldest whose client does not read
 * its answer. So whoever fills the limit with slow clients shuts nobody else out. Only when the server is at work for all
 * the others is the further one closed.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Set<Socket>()
  /** Those whose client has the next word, longest waited for first. */
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
    if (open.size >= most) {
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
    response.once('close', () => {
      answered = true
      waitFor(socket)
    })
    if (!hasBody(request)) waiting.delete(socket)
    else
      request.once('end', () => {
        // An answer may be out before all of its request is in.
        if (!answered) waiting.delete(socket)
      })
  })
}

/** The oldest connection with bytes that the system did not take yet, because the client does not read. */
function unread(open: ReadonlySet<Socket>): Socket | undefined {
  for (const socket of open) if (socket.writableLength > 0) return socket
  return undefined
}

/** Whether more of the request is to come after its headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
