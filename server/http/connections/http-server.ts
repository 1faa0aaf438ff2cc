import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { uploadPath } from '../../../contract/images.ts'
import { minuteMs } from '../../platform/clock.ts'
import { hasBody, limitConnections } from './connection-limit.ts'

/** What a client has time for, in milliseconds. */
export interface TimeLimits {
  /** From the connection, or the first byte of a request, to the end of its headers. */
  readonly headers: number
  /** From the first byte of a request to its last. */
  readonly request: number
  /** The same for a picture: 10 MB at half a megabit a second, as a telephone in a garage has it. */
  readonly upload: number
  /** Without a byte in either direction while a request is under way: a reader that stopped, say. */
  readonly silence: number
  /** How often connections are looked at for the first three. */
  readonly checkEvery: number
}

const timeLimits: TimeLimits = {
  headers: 15_000,
  request: minuteMs,
  upload: 3 * minuteMs,
  silence: minuteMs,
  checkEvery: 5_000,
}

/** Longer than nginx keeps idle connections to a server (60 s), so that a proxy never sends into a closed one. */
const keepAliveMs = 72_000

/** An idle one takes some 20 KB, so that many take 40 MB; a shop behind a proxy has a hundred. */
const mostConnections = 2_000

/** The server, with limits for clients that are slow or silent. */
export function createHttpServer(
  listener: RequestListener,
  changed: Partial<TimeLimits> = {},
  connections = mostConnections,
): Server {
  const limits = { ...timeLimits, ...changed }
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: limits.headers,
      // Node knows one limit for all requests; the shorter one is kept below.
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.checkEvery,
    },
    (request, response) => {
      if (hasBody(request) && request.url !== uploadPath) endSlowBody(request, response, limits.request)
      listener(request, response)
    },
  )
  server.timeout = limits.silence
  limitConnections(server, connections)
  return server
}

/** Ends the connection, as Node does, when the body is not in by then. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, withinMs: number): void {
  const { socket } = request
  const end = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, withinMs)
  end.unref()
  request.once('close', () => clearTimeout(end))
}
